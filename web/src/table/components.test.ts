import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import CardImage from "./CardImage.svelte";
import HandFan from "./HandFan.svelte";
import TvPage from "./TvPage.svelte";
import WaitingLine from "./WaitingLine.svelte";

beforeEach(() => {
  settings.language = "fr";
});

test("the waiting line puts the finished first and you last, in both languages", () => {
  const body = show(WaitingLine, {
    people: [
      { id: 0, name: "Léa", pawn: "nuit", state: "thinking", you: true },
      { id: 1, name: "Tom", pawn: "sapin", state: "done" },
      { id: 2, name: "Nina", pawn: "miel", state: "thinking" },
    ],
  });
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("On attend Nina et vous");
  const labels = [...body.querySelectorAll("svg[role=img]")].map((svg) => svg.getAttribute("aria-label"));
  expect(labels).toEqual([
    "Tom, feuille sapin, a fini",
    "Nina, étoile miel, réfléchit",
    "vous, lune nuit, réfléchit",
  ]);
  settings.language = "en";
  flushSync();
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("Waiting for Nina and you");
});

test("the waiting line says it as one says it when you are the last", () => {
  const body = show(WaitingLine, {
    people: [
      { id: 0, name: "Léa", pawn: "nuit", state: "thinking", you: true },
      { id: 1, name: "Tom", pawn: "sapin", state: "done" },
    ],
  });
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("On vous attend");
  settings.language = "en";
  flushSync();
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("Waiting for you");
});

test("arrow keys walk the fan, a press looks, a press on the gap puts back", () => {
  const onlook = vi.fn();
  const onputback = vi.fn();
  const body = show(HandFan, {
    images: { "": "x" },
    cards: ["a", "b", "c"].map((id) => ({ id, alt: id })),
    chosen: ["b"],
    onlook,
    onputback,
  });
  const buttons = [...body.querySelectorAll("button")];
  buttons[0]!.focus();
  buttons[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(document.activeElement).toBe(buttons[2]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
  buttons[2]!.click();
  expect(onlook).toHaveBeenCalledWith("c");
  buttons[1]!.click();
  expect(onputback).toHaveBeenCalledWith("b");
  expect(buttons[1]!.getAttribute("aria-pressed")).toBe("true");
});

test("a card says its number, what it is and who voted; face down it says nothing of the image", () => {
  const body = show(CardImage, {
    images: { "": "x" },
    id: "a",
    alt: "Une baleine",
    number: 4,
    gold: true,
    votes: [
      { pawn: "nuit", name: "Léa" },
      { pawn: "miel", name: "Nina" },
    ],
  });
  expect(body.querySelector(".card")!.getAttribute("aria-label")).toBe(
    "Image 4, la vraie, Une baleine, Voix\u00a0: Léa et Nina",
  );
});

test("a card face down keeps its image to itself", () => {
  const body = show(CardImage, { images: { "": "x" }, id: null, alt: "Une baleine", down: true });
  expect(body.querySelector(".card")!.getAttribute("aria-label")).toBe("Carte face cachée");
  expect(body.innerHTML).not.toContain("baleine");
});

test.each([false, true])("a card shows its picture; loaded only when it is scrolled to: %s", (lazy) => {
  const body = show(CardImage, { images: { "": "x" }, id: "a", alt: "Une baleine", lazy });
  const picture = body.querySelector("picture img");
  expect(picture?.getAttribute("src")).toBe("cards/x/a.webp");
  expect(picture?.getAttribute("loading")).toBe(lazy ? "lazy" : "eager");
});

test("a page of the television has everyone's points, words, or nothing where all play together", () => {
  const seats = ["Léa", "Tom"].map((name, colour) => ({
    ...{ chair: colour, name, colour, automatic: false, left: false },
    ...{ present: true, you: false, yours: false },
  }));
  const title = "Un indice";
  const children = createRawSnippet(() => ({ render: () => "<p>…</p>" }));
  expect(show(TvPage, { title, seats, children }).textContent).not.toContain("Tom");
  expect(show(TvPage, { title, seats, scores: [3, "2 cartes"], children }).textContent).toMatch(
    /3.*2 cartes/s,
  );
});
