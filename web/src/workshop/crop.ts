// The part of a picture that becomes a card. Pure: pixels in, pixels out.
//
// A crop is a rectangle of two by three in the picture as it is turned now, so that it means what is on the screen.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Quarters of a turn, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Its height is one and a half times its width. */
export interface Crop extends Point {
  width: number;
}

/** How much closer than the whole picture one may go. */
export const MOST_ZOOM = 5;

const RATIO = 3 / 2;

export const heightOf = (crop: Crop): number => crop.width * RATIO;

export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The largest card that can be cut out of a picture. */
export const widest = ({ width, height }: Size): number => Math.min(width, height / RATIO);

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** As near to what was asked for as lies within the picture. */
export function within(size: Size, { x, y, width }: Crop): Crop {
  const most = widest(size);
  const wide = between(most / MOST_ZOOM, width, most);
  return {
    x: between(0, x, size.width - wide),
    y: between(0, y, size.height - wide * RATIO),
    width: wide,
  };
}

/** As much of the picture as fits on a card, from its middle. */
export function firstCrop(size: Size): Crop {
  const width = widest(size);
  return { x: (size.width - width) / 2, y: (size.height - width * RATIO) / 2, width };
}

export const moved = (size: Size, crop: Crop, by: Point): Crop =>
  within(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** 1: as much as fits. */
export const zoomOf = (size: Size, crop: Crop): number => widest(size) / crop.width;

/** The point `at` of the picture (else the middle of the crop) stays where it is on the card. */
export function zoomed(size: Size, crop: Crop, zoom: number, at: Point = middleOf(crop)): Crop {
  const width = widest(size) / between(1, zoom, MOST_ZOOM);
  const share = width / crop.width;
  return within(size, {
    x: at.x - (at.x - crop.x) * share,
    y: at.y - (at.y - crop.y) * share,
    width,
  });
}

export function middleOf(crop: Crop): Point {
  return { x: crop.x + crop.width / 2, y: crop.y + heightOf(crop) / 2 };
}

/** After one more quarter: as close as before, around what was in the middle. `size`: of the picture before it. */
export function turnedCrop(size: Size, crop: Crop): Crop {
  const { x, y } = middleOf(crop);
  const after = turnedSize(size, 1);
  const width = widest(after) / zoomOf(size, crop);
  return within(after, { x: size.height - y - width / 2, y: x - (width * RATIO) / 2, width });
}

/** As the arguments of setTransform: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Draws a picture, not turned yet, so that the crop's upper left corner is at `to` and a pixel of it `scale` wide. */
export function placed(
  size: Size,
  turn: Turn,
  crop: Crop,
  scale: number,
  to: Point = { x: 0, y: 0 },
): Matrix {
  const x = to.x - crop.x * scale;
  const y = to.y - crop.y * scale;
  switch (turn) {
    case 0:
      return [scale, 0, 0, scale, x, y];
    case 1:
      return [0, scale, -scale, 0, x + size.height * scale, y];
    case 2:
      return [-scale, 0, 0, -scale, x + size.width * scale, y + size.height * scale];
    case 3:
      return [0, -scale, scale, 0, x, y + size.width * scale];
  }
}

/** A size with at most so many pixels, as large as before if it has no more. */
export function fitted({ width, height }: Size, mostPixels: number): Size {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** How large a card is drawn: not larger than what it is cut from, and exactly two by three. */
export function cardSize(crop: Crop, least: number, most: number): Size {
  const half = Math.round(between(least, crop.width, most) / 2);
  return { width: half * 2, height: half * 3 };
}
