import { expect, test } from "vitest";
import { LAST_STONE, onMeadow, onStrip, stoneOf } from "./track";

test("after the last stone the track is walked round again", () => {
  expect([-1, 0, 7, 30, 31, 34, 60, 61].map(stoneOf)).toEqual([0, 0, 7, 30, 1, 4, 30, 1]);
});

const stones = Array.from({ length: LAST_STONE + 1 }, (_, i) => [i * 50, 900] as const);

test("alone on a stone one stands on it; sharing, side by side and lower in front", () => {
  const spots = onMeadow(
    [
      { id: "a", score: 4 },
      { id: "b", score: 9 },
      { id: "c", score: 4 },
    ],
    stones,
    40,
    9,
  );
  expect(spots).toEqual([
    { id: "a", score: 4, x: 180, y: 900 },
    { id: "c", score: 4, x: 220, y: 909 },
    { id: "b", score: 9, x: 450, y: 900 },
  ]);
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
