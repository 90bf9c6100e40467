import { describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { isSaidForCovered, sayCovered } from "../table/covered";
import { view } from "./test-salon";
import { coverable, thingsAt } from "./coverable";

const IMAGE = `own-${"0".repeat(32)}`;
const CLIP = "a".repeat(64);
const WORDS = ["text", "name_fr"];

function table(pub: unknown) {
  return view({ game: { public: pub } });
}

describe("what a host may cover", () => {
  it("is what people wrote, brought and recorded, each once", () => {
    const clue = { t: "sentence", text: "Une horreur" };
    const tune = { t: "tune", clip: CLIP };
    const seen = table({ phase: "voting", clue, tune, last: { clue }, table: [IMAGE, "0123"] });
    expect(coverable(seen, WORDS)).toEqual([
      { kind: "words", of: "Une horreur" },
      { kind: "clip", of: CLIP },
      { kind: "image", of: IMAGE },
    ]);
  });

  it("is no card of the house, and nothing twice", () => {
    const seen = table({
      guests: [
        { id: "marie-curie", name_fr: "Marie Curie" },
        { id: "own-12", name_fr: "Tante Odile" },
      ],
      sheets: [{ id: "s1", text: "Une définition" }],
      covered: { text: "▒2▒" },
      image: IMAGE,
    });
    seen.salon.covers = [{ id: 1, kind: "image", of: IMAGE, by: 0 }];
    expect(coverable(sayCovered(seen), WORDS)).toEqual([
      { kind: "words", of: "Tante Odile" },
      { kind: "words", of: "Une définition" },
    ]);
    expect(coverable(view({ game: null }), WORDS)).toEqual([]);
  });

  it("is found where somebody presses, nearest first", () => {
    document.body.innerHTML = `<main><section><p>« Une&nbsp;horreur »</p><i data-card="${IMAGE}"><b>1</b></i></section>
      <p id="other">Autre chose</p></main>`;
    const words = { kind: "words", of: "Une horreur" } as const;
    const image = { kind: "image", of: IMAGE } as const;
    expect(thingsAt(document.querySelector("p")!, [words, image])).toEqual([words]);
    expect(thingsAt(document.querySelector("b")!, [words, image])).toEqual([image]);
    expect(thingsAt(document.querySelector("#other")!, [image])).toEqual([]);
  });
});

describe("the mark of something covered", () => {
  it("is said in the language of the reader, and nothing else changes", () => {
    const told = { seats: [{ name: "▒3▒" }], text: "un ▒3▒", n: 3, none: null };
    settings.language = "fr";
    expect(sayCovered(told)).toEqual({ ...told, seats: [{ name: "masqué, nº\u00a03" }] });
    expect(isSaidForCovered("masqué, nº\u00a012")).toBe(true);
    settings.language = "en";
    expect(sayCovered("▒3▒")).toBe("covered, no.\u00a03");
    expect(isSaidForCovered("covered, 3")).toBe(false);
    settings.language = "fr";
  });
});
