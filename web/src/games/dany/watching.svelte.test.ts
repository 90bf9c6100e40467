import { expect, it } from "vitest";
import { View } from "./watching.svelte";

it("zooms around the point under the fingers and never leaves the sheet", () => {
  const view = new View();
  view.zoom(2, { x: 0.25, y: 0.5 });
  expect([view.scale, view.x, view.y]).toEqual([2, -0.25, -0.5]);
  view.move(5, -5);
  expect([view.x, view.y]).toEqual([0, -1]);
  view.zoom(0.1);
  expect([view.scale, view.x, view.y, view.whole]).toEqual([1, 0, 0, true]);
  view.zoom(100);
  expect(view.scale).toBe(5);
  view.reset();
  expect(view.whole).toBe(true);
});

it("moves only as far as needed to show a place", () => {
  const view = new View();
  view.show({ x: 1, y: 0 });
  expect([view.x, view.y]).toEqual([0, 0]);
  view.zoom(2);
  view.show({ x: 0.5, y: 0.5 });
  expect([view.x, view.y]).toEqual([-0.5, -0.5]);
  view.show({ x: 1.5, y: 0.02 });
  expect(view.x).toBe(-1);
  expect(view.y).toBeCloseTo(-0.4);
});
