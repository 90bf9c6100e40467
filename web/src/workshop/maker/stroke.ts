// Lines of a drawing, as they are painted. Pure, but for the brush itself.

import type { Point } from "../crop";
import type { Ink } from "./drawing.svelte";

/** `force`: how hard the pen is pressed; 0.5 for what cannot tell. */
export interface Dab extends Point {
  force: number;
}

export interface Stroke {
  ink: Ink;
  width: number;
  dabs: readonly Dab[];
}

export interface Curve {
  from: Point;
  by: Point;
  to: Point;
  width: number;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** From a third to one and two thirds of the width. */
export const widthAt = (width: number, force: number): number => width * (1 / 3 + (4 / 3) * force);

/**
 * The part of a line that its dab number `at` adds: a soft curve from the middle of one step to the middle of the next,
 * so that corners of the hand's path are not seen. The first dab is a point.
 */
export function curveTo({ dabs, width }: Stroke, at: number): Curve | null {
  const [before, last, here] = [dabs[at - 2], dabs[at - 1], dabs[at]];
  if (!here) return null;
  if (!last) return { from: here, by: here, to: here, width: widthAt(width, here.force) };
  return {
    from: before ? between(before, last) : last,
    by: last,
    to: between(last, here),
    width: widthAt(width, (last.force + here.force) / 2),
  };
}

/** Where a line ends is where the hand was lifted. */
export function curveToEnd({ dabs, width }: Stroke): Curve | null {
  const [last, end] = [dabs.at(-2), dabs.at(-1)];
  if (!last || !end) return null;
  const from = between(last, end);
  return { from, by: from, to: end, width: widthAt(width, end.force) };
}
