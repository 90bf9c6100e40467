import { beforeEach, expect, it, vi } from "vitest";
import { Composition } from "./composition.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

let game = 0;
const fresh = (onchange = vi.fn()) => new Composition(`test:${++game}`, ["a", "b", "c"], onchange);

it("lays cards out and takes them back in hand", () => {
  const told = vi.fn();
  const one = fresh(told);
  one.lay("b", { x: 400, y: 5000 });
  one.lay("b");
  one.lay("stranger");
  expect(one.pieces).toMatchObject([{ memory: "b", x: 400, y: 1150 }]);
  expect(one.hand).toEqual(["a", "c"]);
  one.takeBack("b");
  expect(one.hand).toEqual(["a", "b", "c"]);
  expect(told).toHaveBeenCalledTimes(2);
});

it("turns over, stands up, and changes the order", () => {
  const one = fresh();
  for (const memory of ["a", "b", "c"]) one.lay(memory);
  one.flip("a");
  one.stand("b");
  expect(one.pieces).toMatchObject([{ face_up: false }, { lean: 40 }, {}]);
  one.stand("b");
  one.lean("b", -60);
  expect(one.pieces[1]?.lean).toBe(-80);
  one.raise("a", Infinity);
  expect(one.pieces.map((piece) => piece.memory)).toEqual(["b", "c", "a"]);
  one.raise("a", -1);
  expect(one.pieces.map((piece) => piece.memory)).toEqual(["b", "a", "c"]);
});

it("undoes step by step; what is pressed in a row is one step", () => {
  const one = fresh();
  one.lay("a", { x: 100, y: 100 });
  for (let i = 0; i < 5; i++) one.move("a", 10, 0);
  vi.advanceTimersByTime(2000);
  one.move("a", 10, 0);
  one.undo();
  expect(one.pieces[0]?.x).toBe(150);
  one.undo();
  expect(one.pieces[0]?.x).toBe(100);
  one.undo();
  expect(one.pieces).toEqual([]);
  expect(one.mayUndo).toBe(false);
});

it("comes back after a reload, and tells it again", () => {
  const one = fresh();
  one.lay("a", { x: 10, y: 20 });
  const told = vi.fn();
  const again = new Composition(one.key, ["a", "b"], told);
  expect(again.pieces).toEqual(one.pieces);
  expect(told).toHaveBeenCalledOnce();
  // Cards of another round are not laid out.
  expect(new Composition(one.key, ["x"]).pieces).toEqual([]);
  one.forget();
  expect(new Composition(one.key, ["a"]).pieces).toEqual([]);
});
