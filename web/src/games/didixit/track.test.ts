import { expect, test } from "vitest";
import { marks, onMeadow, onStrip, stoneOf, stonesTo } from "./track";

test("the track is as long as the target, and nobody goes beyond it", () => {
  expect([-1, 0, 7, 12, 15].map((score) => stoneOf(score, 12))).toEqual([0, 0, 7, 12, 12]);
  for (const target of [5, 30, 100]) {
    const stones = stonesTo(target);
    expect(stones).toHaveLength(target + 1);
    expect([stones[0]![0], stones.at(-1)![0]]).toEqual([150, 1770]);
  }
});

test("if the pile ends the game, the track is walked round again after the last stone", () => {
  expect([-1, 0, 7, 30, 31, 34, 60, 61].map((score) => stoneOf(score, null))).toEqual([
    0, 0, 7, 30, 1, 4, 30, 1,
  ]);
});

test("alone on a stone one stands on it; sharing, side by side and lower in front", () => {
  const stones = stonesTo(30);
  const spots = onMeadow(
    [
      { id: "a", score: 4 },
      { id: "b", score: 9 },
      { id: "c", score: 4 },
    ],
    30,
    40,
    9,
  );
  const [[x4, y4], [x9, y9]] = [stones[4]!, stones[9]!];
  expect(spots).toEqual([
    { id: "a", score: 4, x: x4 - 20, y: y4 },
    { id: "c", score: 4, x: x4 + 20, y: y4 + 9 },
    { id: "b", score: 9, x: x9, y: y9 },
  ]);
});

test("below the stones every number stands once, and none over another", () => {
  const said = (target: number | null, ...scores: number[]) =>
    marks(
      onMeadow(
        scores.map((score, i) => ({ id: String(i), score })),
        target,
      ),
      target,
    );
  expect(said(12, 0, 0, 0).map(({ text }) => text)).toEqual(["5", "10", "12", "0"]);
  expect(said(12, 11, 14).map(({ text }) => text)).toEqual(["0", "5", "10", "11", "14"]);
  expect(said(null, 34).map(({ text, score }) => text + (score ? "!" : ""))).toEqual([
    ...["0", "5", "10", "15", "20", "25", "30"],
    "34!",
  ]);
  for (const target of [5, 30, 41, 100, null]) {
    const xs = said(target, 0, 1, 2, 3, 29, 30).map(({ x }) => x);
    xs.sort((a, b) => a - b).forEach((x, i) => i > 0 && expect(x - xs[i - 1]!).toBeGreaterThanOrEqual(48));
  }
});

test("on the strip everyone is inside, in order, and nobody is hidden", () => {
  const games = [
    [0, 0, 0, 0, 0, 0],
    [6, 9, 12, 14, 16, 19],
    [0, 1, 1, 29, 30, 30],
    [5],
    [0, 40],
    [3, 3, 3, 4, 4, 31],
  ];
  for (const scores of games) {
    for (const width of [320, 390, 640]) {
      const spots = onStrip(
        scores.map((score, i) => ({ id: String(i), score })),
        width,
        44,
      );
      expect(spots).toHaveLength(scores.length);
      spots.forEach((spot, i) => {
        expect(spot.x).toBeGreaterThanOrEqual(11.99);
        expect(spot.x + 44).toBeLessThanOrEqual(width - 11.99);
        if (i > 0) expect(spot.x - spots[i - 1]!.x).toBeGreaterThan(10);
      });
    }
  }
});
