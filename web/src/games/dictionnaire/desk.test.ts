import { describe, expect, it } from "vitest";
import type { DictionnaireDeskSheet } from "./protocol";
import { bare, closePairs, landing, mergeOf, moved, twins } from "./desk";

const sheet = (id: string, text = id, real = false): DictionnaireDeskSheet => ({
  id,
  text,
  original: text,
  real,
});

describe("the sheets on the desk", () => {
  // As in tests/rules/test_kernel.py: what the server finds the same.
  it.each([
    ["Un œuf, là-bas !", "un oeuf la bas", true],
    ["Grand oiseau", "grand oiseaux", false],
    ["🐦", "⛵", false],
    ["🐦", " 🐦 ", true],
    ["!!!", "…", false],
    // A sign of its own parts two letters, an accent does not.
    ["ก\u0e31น", "กน", false],
    ["ש\u05c1ל", "של", true],
  ])("compares without case, accents and punctuation: %j and %j", (one, other, same) => {
    expect(bare(one) === bare(other)).toBe(same);
  });

  it("finds two that would be read in the same words, whatever their form", () => {
    const piles = [[sheet("a", "Une chose.")], [sheet("b")], [sheet("c", "une  chose")]];
    expect(twins(piles)?.map((pile) => pile[0]?.id)).toEqual(["a", "c"]);
    expect(twins(piles.slice(0, 2))).toBeNull();
  });

  it("names each pair of close piles once, on the one that is read later", () => {
    const piles = [[sheet("a"), sheet("b")], [sheet("c"), sheet("d")], [sheet("e")]];
    const pairs = closePairs(piles, [
      ["c", "a"],
      ["b", "d"],
      ["c", "d"],
      ["e", "gone"],
    ]);
    expect(pairs.map(({ pile, words }) => [pile[0]?.id, words])).toEqual([["c", "a"]]);
  });

  it("merges with one tap into the words of the real definition, else of the first", () => {
    expect(mergeOf([sheet("a")], [sheet("b")])).toEqual({ sheet: "b", into: "a" });
    expect(mergeOf([sheet("a")], [sheet("b"), sheet("c", "c", true)])).toEqual({ sheet: "a", into: "b" });
  });

  it("carries a sheet past those whose middle it has crossed", () => {
    const places = [0, 100, 200, 300].map((top) => ({ top, height: 80 }));
    expect(landing(places, 1, 0)).toBe(1);
    expect(landing(places, 1, 99)).toBe(1);
    expect(landing(places, 1, 101)).toBe(2);
    expect(landing(places, 1, 900)).toBe(3);
    expect(landing(places, 1, -120)).toBe(0);
    expect(moved(["a", "b", "c", "d"], 1, 3)).toEqual(["a", "c", "d", "b"]);
    expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  });
});
