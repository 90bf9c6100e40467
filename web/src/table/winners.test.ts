import { expect, test } from "vitest";
import type { Seats } from "./players";
import { ranked } from "./winners";

const seats = Array.from({ length: 4 }, () => ({})) as unknown as Seats;

test("the best come first, winners before those with as many points, then as they sit", () => {
  expect(ranked(seats, [3, 7, 7, 5])).toEqual([1, 2, 3, 0]);
  expect(ranked(seats, [3, 7, 7, 5], [2])).toEqual([2, 1, 3, 0]);
  expect(ranked(seats, [])).toEqual([0, 1, 2, 3]);
});
