import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { show } from "../test-mount";
import type { Hints, HowTo, RulesText } from "./contract";
import { hasHowTo, imagesOf, loadHints, loadHowTo } from "./howtos";
import { SHELF } from "./shelf";
import StepPicture from "./StepPicture.svelte";

const here = join(import.meta.dirname);
const source = (game: string, file: string): string => readFileSync(join(here, game, file), "utf8");
const rulesOf = (game: string): RulesText => JSON.parse(source(game, "rules.json")) as RulesText;
const WITH = SHELF.map(({ name }) => name).filter(hasHowTo);

/** A title and at most two sentences, as can be read in a glance. */
function sentences(text: string): number {
  return text.split(/[.?!](?:\s|$)/).filter(Boolean).length;
}

/** As French is set: a no-break space before high punctuation, curly apostrophes. */
const BADLY_SET = /[^\u00a0][:;!?»]|«[^\u00a0]|['"]|\.\.\./;

test("most games say how they are played; one that does not is played all the same", async () => {
  expect(WITH.length).toBeGreaterThan(3);
  expect(hasHowTo("unheard-of")).toBe(false);
  expect(await loadHints("unheard-of")).toEqual({});
});

test.each(WITH)("%s is told in five short steps that retell its rules", async (game) => {
  const { steps }: HowTo = await loadHowTo(game);
  const known = rulesOf(game).sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(steps).toHaveLength(5);
  for (const { title, text, rules } of steps) {
    for (const language of ["fr", "en"] as const) {
      expect(title[language].length).toBeLessThan(25);
      expect(sentences(text[language]), text[language]).toBeLessThanOrEqual(2);
    }
    expect(title.fr + text.fr).not.toMatch(BADLY_SET);
    expect(rules.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...rules]));
  }
});

test.each(WITH)("the pictures of %s can be drawn, with images and without", async (game) => {
  const howTo = await loadHowTo(game);
  for (const images of [{ "": "deck-1" }, {}]) {
    for (let step = 0; step < 5; step++) {
      const box = [...show(StepPicture, { howTo, step, images }).querySelectorAll(".scene")].at(-1)!;
      // Only to be looked at: the words stand beside it.
      expect(box.getAttribute("aria-hidden")).toBe("true");
      expect(box.querySelectorAll(".at, .piece").length).toBeGreaterThan(0);
    }
  }
});

test.each(WITH)("the cards in the pictures of %s are in its deck", async (game) => {
  const howTo = await loadHowTo(game);
  const shown = [0, 1, 2, 3, 4].flatMap((step) =>
    [
      ...show(StepPicture, { howTo, step, images: { "": "deck-1" } }).querySelectorAll("img[src*='cards/']"),
    ].map((img) => img.getAttribute("src")!.replace(/.*\/|\.webp$/g, "")),
  );
  const decks = join(here, "../../../src/veillee/decks");
  const ids = ["reves", "souvenirs"].flatMap((deck) =>
    readFileSync(join(decks, deck, "cards.csv"), "utf8")
      .split("\n")
      .map((line) => line.split(",")[0]),
  );
  expect(ids).toEqual(expect.arrayContaining(shown));
});

test("a game's own images are those of the deck that came with it", () => {
  const deck = { kind: "image", language: "", name: {}, cards: 84, authors: [], licence: "", everyone: true };
  const decks = [
    { ...deck, id: "a", game: "x", images: "added-1", shipped: false },
    { ...deck, id: "b", game: "y", images: "other-1", shipped: true },
    { ...deck, id: "c", game: "x", images: "ours-1", shipped: true },
  ];
  expect(imagesOf("x", decks)).toEqual({ "": "ours-1" });
  expect(imagesOf("z", decks)).toEqual({ "": undefined });
});

test.each(WITH)("every phase of %s has its section in the rules", (game) => {
  const phases = [...source(game, "protocol.ts").matchAll(/^phase: "(\w+)"/gm)].map(([, phase]) => phase);
  const told = rulesOf(game).sections.flatMap((section) => section.phases ?? []);
  expect([...told].sort()).toEqual([...new Set(phases)].sort());
});

test.each(WITH)("the hints of %s speak of moments that its table has, in few words", async (game) => {
  const hints: Hints = await loadHints(game);
  const table = source(game, "table.svelte.ts") + source(game, "Table.svelte") + source(game, "protocol.ts");
  expect(Object.keys(hints).length).toBeGreaterThan(3);
  for (const [moment, hint] of Object.entries(hints)) {
    expect(table, moment).toContain(`"${moment}"`);
    expect(hint!.say.fr + (hint!.gesture?.fr ?? "")).not.toMatch(BADLY_SET);
    for (const language of ["fr", "en"] as const) {
      expect(hint!.say[language].length).toBeLessThan(90);
      expect((hint!.gesture?.[language] ?? "").length).toBeLessThan(70);
    }
  }
});
