import { describe, expect, it } from "vitest";
import { DIDIXIT, type DidixitPublic, type DidixitRound } from "./protocol";
import { scoresBefore } from "../../table/reveal.svelte";
import { plan } from "./reveal.svelte";
import { isDrawn, isWriting, lines, performed, read, storytellerOf, votesFor } from "./round";

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
  drawn: [],
  passed: [],
  points: [5, 3, 1, 0, 0],
  scores: [15, 3, 1, 0, 0],
};

describe("reading the table", () => {
  const everywhere = { number: 1, rounds: 15, pile: 60, scores: [0, 0, 0], last: null, last_round: false };
  const claiming: DidixitPublic = { ...everywhere, phase: "claiming", declined: [] };
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
    expect(performed(telling, { 1: on })).toBe(null);
    const live = { t: "performing", what: "mime" };
    expect(performed(telling, { 1: live })).toBe("mime");
    expect(isWriting(telling, { 1: live })).toBe(false);
    expect(performed(telling, { 0: live })).toBe(null);
    expect(performed(claiming, { 1: live })).toBe(null);
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

  it("tells all, none and no votes apart", () => {
    const found = (votes: DidixitRound["votes"], drawn: number[] = []) =>
      read({ ...illustrated, votes, drawn }).found;
    expect(found([4, null, 4, 4, 4])).toBe("all");
    expect(found([3, null, 1, 1, 1])).toBe("none");
    expect(found([null, null, null, null, null])).toBe("nobody_voted");
    // Who gave and does not vote has not found it; who did neither counts nowhere; a voter counts.
    expect(found([4, null, 4, null, 4])).toBe("some");
    expect(found([4, null, 4, null, 4], [3])).toBe("all");
    expect(found([4, null, 4, 1, 4], [3])).toBe("some");
    expect(found([4, null, 4, 4, 4], [3])).toBe("all");
    expect(found([3, null, 1, null, 1])).toBe("none");
    // A single voter is some, not all.
    expect(found([4, null, null, null, null], [2, 3, 4])).toBe("some");
  });

  it("knows which images chance drew", () => {
    const round = { ...illustrated, drawn: [3] };
    expect(round.laid.map((_, i) => isDrawn(round, i))).toEqual([false, true, false, false, false]);
    expect(isDrawn(round, 5)).toBe(false);
    expect(lines(round).map((line) => line.drawn)).toEqual([false, false, true, false]);
  });

  it("is shown no longer than clocks and bots wait", () => {
    // Found, and voted for by the four others of a table of six: no round brings more.
    const lasts = plan({ ...illustrated, points: [7, 3, 0, 0, 0, 0] }).reduce((sum, [, ms]) => sum + ms, 0);
    expect(Math.ceil(lasts / 1000)).toBe(DIDIXIT.REVEAL_SECONDS);
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
