// @vitest-environment node
import { expect, test } from "vitest";
import { curveTo, curveToEnd, widthAt, type Stroke } from "./stroke";

const stroke = (...points: [number, number, number?][]): Stroke => ({
  ink: "encre",
  width: 12,
  dabs: points.map(([x, y, force = 0.5]) => ({ x, y, force })),
});

test("a touch is a point, as wide as the crayon", () => {
  const dot = stroke([5, 7]);
  expect(curveTo(dot, 0)).toEqual({
    from: { x: 5, y: 7, force: 0.5 },
    by: { x: 5, y: 7, force: 0.5 },
    to: { x: 5, y: 7, force: 0.5 },
    width: 12,
  });
  expect(curveToEnd(dot)).toBeNull();
  expect(curveTo(dot, 1)).toBeNull();
});

test("a line has no gaps, and ends where the hand was lifted", () => {
  const line = stroke([0, 0], [10, 0], [20, 10], [20, 30]);
  const curves = [1, 2, 3].map((at) => curveTo(line, at)!);
  const end = curveToEnd(line)!;
  expect(curves[0]!.from).toMatchObject({ x: 0, y: 0 });
  expect(curves[1]!.from).toEqual(curves[0]!.to);
  expect(curves[2]!.from).toEqual(curves[1]!.to);
  expect(end.from).toEqual(curves[2]!.to);
  expect(end.to).toMatchObject({ x: 20, y: 30 });
});

test("a pen that is pressed draws wider", () => {
  const line = stroke([0, 0, 0.2], [10, 0, 0.6], [20, 0, 1]);
  expect(curveTo(line, 1)!.width).toBeCloseTo(widthAt(12, 0.4));
  expect(curveTo(line, 2)!.width).toBeGreaterThan(curveTo(line, 1)!.width);
  expect(widthAt(12, 0.5)).toBe(12);
  expect(widthAt(12, 0)).toBeCloseTo(4);
});
