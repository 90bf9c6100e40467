import { expect, test } from "vitest";
import { distance, ownLetter } from "./own";

const items = [
  { letter: "A", text: "Bouquet de paroles aimables que l’on offre à une hôtesse." },
  { letter: "B", text: "Cordage qui guide un fardeau." },
  { letter: "C", text: "Cordage qui guide un bateau." },
];

test("letters are put in, left out or changed", () => {
  expect([
    distance("", "abc"),
    distance("abc", "abc"),
    distance("chat", "chats"),
    distance("lin", "laine"),
  ]).toEqual([3, 0, 1, 2]);
});

test("one's own definition is known by its words, whatever its capitals, accents and stops", () => {
  expect(ownLetter(items, "bouquet de paroles aimables que l'on offre a une hotesse")).toBe("A");
  expect(ownLetter(items, "Bouquet de parole aimable que l’on offre a une hôtesse")).toBe("A");
});

test("of two that read alike, the nearest is one's own", () => {
  expect(ownLetter(items, "cordage qui guide un bateau")).toBe("C");
  expect(ownLetter(items, "cordage qui guide un fardeau")).toBe("B");
});

test("what was merged into other words, or not written, is nowhere", () => {
  expect(ownLetter(items, "Corde d’un navire.")).toBeNull();
  expect(ownLetter(items, null)).toBeNull();
  expect(ownLetter([], "Cordage qui guide un fardeau.")).toBeNull();
});
