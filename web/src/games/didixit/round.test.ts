import { describe, expect, it } from "vitest";
import type { DidixitPublic, DidixitRound } from "./protocol";
import { scoresBefore } from "../../table/reveal.svelte";
import { isWriting, lines, read, storytellerOf, votesFor } from "./round";

// DX-15: Léa 0, Julien 1, Tom 2, Mathilde 3, Nicolas 4.
const illustrated: DidixitRound = {
  t: "round",
  number: 1,
  storyteller: 1,
  clue: { t: "aloud" },
  laid: [
    { image: "a", owner: 0 },
    { image: "b", owner: 3 },
    { image: "c", owner: 2 },
    { image: "d", owner: 1 },
    { image: "e", owner: 4 },
  ],
  votes: [4, null, 1, 1, 3],
  points: [5, 3, 1, 0, 0],
  scores: [15, 3, 1, 0, 0],
};

describe("reading the table", () => {
  const everywhere = { number: 1, rounds: 15, pile: 60, scores: [0, 0, 0], last: null };
  const claiming: DidixitPublic = { ...everywhere, phase: "claiming" };
  const telling: DidixitPublic = { ...everywhere, phase: "telling", storyteller: 1 };

  it("knows who tells, once somebody does", () => {
    expect(storytellerOf(claiming)).toBeNull();
    expect(storytellerOf(telling)).toBe(1);
  });

  it("sees the storyteller write, and nobody else", () => {
    const on = { t: "writing", on: true };
    expect(isWriting(telling, { 1: on })).toBe(true);
    expect(isWriting(telling, { 1: { ...on, on: false } })).toBe(false);
    expect(isWriting(telling, { 0: on })).toBe(false);
    expect(isWriting(claiming, { 1: on })).toBe(false);
  });
});

describe("reading a round", () => {
  it("knows the true image and who found it", () => {
    expect(read(illustrated)).toEqual({
      right: 4,
      storyteller: 1,
      finders: [0],
      voters: [0, 2, 3, 4],
      found: "some",
      storytellerPoints: 3,
    });
    expect(votesFor(illustrated, 1)).toEqual([2, 3]);
    expect(scoresBefore(illustrated)).toEqual([10, 0, 0, 0, 0]);
  });

  it("tells all, none and no votes apart, abstentions left out", () => {
    expect(read({ ...illustrated, votes: [4, null, 4, null, 4] }).found).toBe("all");
    expect(read({ ...illustrated, votes: [3, null, 1, null, 1] }).found).toBe("none");
    expect(read({ ...illustrated, votes: [null, null, null, null, null] }).found).toBe("nobody_voted");
  });

  it("lists everyone but the storyteller, most votes first", () => {
    expect(lines(illustrated).map((line) => [line.seat, line.votes, line.found, line.points])).toEqual([
      [0, 2, true, 5],
      [2, 1, false, 1],
      [3, 0, false, 0],
      [4, 0, false, 0],
    ]);
  });

  it("keeps two images of one seat together", () => {
    const three: DidixitRound = {
      ...illustrated,
      storyteller: 0,
      laid: [1, 2, 0, 2, 1].map((owner, i) => ({ image: `${i}`, owner })),
      votes: [null, 3, 5],
      points: [4, 5, 0],
      scores: [4, 5, 0],
    };
    expect(lines(three).map((line) => line.images.map((image) => image.number))).toEqual([
      [1, 5],
      [2, 4],
    ]);
  });
});
