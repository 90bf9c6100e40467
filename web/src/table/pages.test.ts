import { expect, test } from "vitest";
import { pagesOf } from "./pages";

test("a page has its round and who was passed over before it", () => {
  interface Round {
    t: "round";
    number: number;
    word: string;
  }
  type Line = Round | { t: "passed"; number: number; seat: number };
  const lines: Line[] = [
    { t: "round", number: 1, word: "one" },
    { t: "passed", number: 2, seat: 3 },
    { t: "passed", number: 2, seat: 0 },
    { t: "round", number: 2, word: "two" },
    { t: "passed", number: 3, seat: 1 },
    { t: "round", number: 4, word: "four" },
    { t: "passed", number: 5, seat: 2 },
  ];
  const pages = pagesOf(lines, (line: Line) => line.t === "round");
  expect(pages.map(({ round, passed }) => [round.word, passed.map(({ seat }) => seat)])).toEqual([
    ["one", []],
    ["two", [3, 0]],
    ["four", [1]],
  ]);
});
