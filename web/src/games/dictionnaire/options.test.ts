import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { options, startsWith } from "./options";

beforeEach(() => (settings.language = "fr"));

test("the options are sentences in both languages", () => {
  expect(options({}).map((line) => line.sentence)).toEqual([
    "On joue avec des mots rares du français.",
    "Le Diplôme est à la vingt-sixième feuille.",
    "Trois minutes pour écrire, sans obligation.",
    "On lit et on vote sans limite de temps.",
  ]);
  settings.language = "en";
  expect(
    options({ deck: "rare-words", leaves: 14, enforced: true, vote_seconds: 120 }).map(
      (line) => line.sentence,
    ),
  ).toEqual([
    "Played with rare English words.",
    "A short track: the Diploma is the fourteenth leaf.",
    "Three minutes to write, and not one more.",
    "2\u00a0min to read each definition, then to vote.",
  ]);
});

test("what is set otherwise stays on offer", () => {
  const [deck, , , vote] = options({ deck: "argot", vote_seconds: 45 });
  expect(deck?.sentence).toBe("On joue avec les mots de «\u00a0argot\u00a0».");
  const values = [deck, vote].map((line) => {
    const field = line?.edit[0];
    return field?.kind === "choice" ? field.choices.map(({ value }) => value) : [];
  });
  expect(values[0]).toContain("argot");
  expect(values[1]).toContain(45);
});

test("an untouched game of an English-speaking host begins with English words", () => {
  expect(startsWith({ deck: "mots-rares", enforced: false, vote_seconds: 0 }, "fr")).toBe(null);
  expect(startsWith({ deck: "mots-rares" }, "en")).toMatchObject({ deck: "rare-words" });
  expect(startsWith({ deck: "mots-rares", enforced: true }, "en")).toBe(null);
});
