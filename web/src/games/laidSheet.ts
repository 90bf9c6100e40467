// Which part of a sheet is worth showing.

import type { Art } from "./contract";

export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 40;
/** All frames have one shape, so that neighbours on a page stand in line; few cards do not fill it. */
const SHAPE = 0.82;
const NARROWEST = 720;

interface Placed {
  x: number;
  y: number;
  degrees: number;
  narrow: number;
}

/** How far cards reach, also where they are turned. */
export function edgesOf(pieces: readonly Placed[], card: number) {
  const boxes = pieces.map(({ x, y, degrees, narrow }) => {
    const turn = (degrees * Math.PI) / 180;
    const across = (card * narrow) / 2;
    const down = (card * 1.5) / 2;
    const half = {
      x: Math.abs(across * Math.cos(turn)) + Math.abs(down * Math.sin(turn)),
      y: Math.abs(across * Math.sin(turn)) + Math.abs(down * Math.cos(turn)),
    };
    return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
  });
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** A frame around all cards, a little air included; the middle of the sheet if nothing lies there. */
export function cutOf({ width, height, card, pieces }: Art & { is: "sheet" }): Cut {
  if (pieces.length === 0) return { x: 0, y: (height - width * SHAPE) / 2, width, height: width * SHAPE };
  const edges = edgesOf(pieces, card);
  const [left, right] = [edges.left - MARGIN, edges.right + MARGIN];
  const [top, bottom] = [edges.top - MARGIN, edges.bottom + MARGIN];
  const wide = Math.max(right - left, (bottom - top) / SHAPE, NARROWEST);
  const tall = wide * SHAPE;
  return { x: (left + right - wide) / 2, y: (top + bottom - tall) / 2, width: wide, height: tall };
}
