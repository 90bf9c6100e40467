import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { options, startsWith } from "./options";

beforeEach(() => (settings.language = "fr"));

test("the options are sentences in both languages", () => {
  expect(options({}).map((line) => line.sentence)).toEqual([
    "Le Diplôme est à la vingt-sixième feuille.",
    "Trois minutes pour écrire, sans obligation.",
    "On lit et on vote sans limite de temps.",
    "Dans l’appel, tout le monde s’entend pendant la lecture.",
  ]);
  settings.language = "en";
  expect(
    options({ decks: ["rare-words"], leaves: 14, enforced: true, vote_seconds: 120, reader_alone: true }).map(
      (line) => line.sentence,
    ),
  ).toEqual([
    "A short track: the Diploma is the fourteenth leaf.",
    "Three minutes to write, and not one more.",
    "2\u00a0min to read each definition, then to vote.",
    "In the call, the reader alone is heard.",
  ]);
});

test("what is set otherwise stays on offer", () => {
  const field = options({ vote_seconds: 45 }).at(-2)?.edit[0];
  expect(field?.kind === "choice" && field.choices.map(({ value }) => value)).toContain(45);
});

test("an untouched game of an English-speaking host begins with English words", () => {
  expect(startsWith({ decks: ["mots-rares"], enforced: false, vote_seconds: 0 }, "fr")).toBe(null);
  expect(startsWith({ decks: ["mots-rares"] }, "en")).toMatchObject({ decks: ["rare-words"] });
  expect(startsWith({ decks: ["mots-rares"], enforced: true }, "en")).toBe(null);
});
