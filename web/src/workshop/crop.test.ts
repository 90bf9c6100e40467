// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  cardSize,
  firstCrop,
  fitted,
  heightOf,
  middleOf,
  MOST_ZOOM,
  moved,
  placed,
  turnedCrop,
  turnedSize,
  within,
  zoomed,
  zoomOf,
  type Crop,
  type Matrix,
  type Point,
  type Size,
  type Turn,
} from "./crop";

const TURNS: Turn[] = [0, 1, 2, 3];
const LYING: Size = { width: 4000, height: 3000 };
const STANDING: Size = { width: 1000, height: 4000 };
const EXACT: Size = { width: 800, height: 1200 };

const to = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

function expectWithin(size: Size, crop: Crop): void {
  expect(crop.x).toBeGreaterThanOrEqual(-1e-9);
  expect(crop.y).toBeGreaterThanOrEqual(-1e-9);
  expect(crop.x + crop.width).toBeLessThanOrEqual(size.width + 1e-9);
  expect(crop.y + heightOf(crop)).toBeLessThanOrEqual(size.height + 1e-9);
}

describe("the first crop", () => {
  it("takes the whole height of a picture that lies, and the whole width of one that stands", () => {
    expect(firstCrop(LYING)).toEqual({ x: 1000, y: 0, width: 2000 });
    expect(firstCrop(STANDING)).toEqual({ x: 0, y: 1250, width: 1000 });
    expect(firstCrop(EXACT)).toEqual({ x: 0, y: 0, width: 800 });
  });
});

describe("moving and zooming", () => {
  it("stops at the edges", () => {
    const crop = firstCrop(LYING);
    expect(moved(LYING, crop, { x: 5000, y: 10 })).toEqual({ x: 2000, y: 0, width: 2000 });
    expect(moved(LYING, crop, { x: -5000, y: -10 })).toEqual({ x: 0, y: 0, width: 2000 });
  });

  it("goes no closer than it may, and no farther than the whole", () => {
    expect(zoomOf(LYING, zoomed(LYING, firstCrop(LYING), 100))).toBeCloseTo(MOST_ZOOM);
    expect(zoomed(LYING, firstCrop(LYING), 0.1)).toEqual(firstCrop(LYING));
  });

  it("keeps the point under the fingers where it is", () => {
    const before = zoomed(LYING, firstCrop(LYING), 2);
    const at = { x: before.x + before.width * 0.25, y: before.y + heightOf(before) * 0.75 };
    const after = zoomed(LYING, before, 3, at);
    expect((at.x - after.x) / after.width).toBeCloseTo(0.25);
    expect((at.y - after.y) / heightOf(after)).toBeCloseTo(0.75);
  });

  it("comes back into the picture when it is let go from a corner", () => {
    const corner = moved(LYING, zoomed(LYING, firstCrop(LYING), 4), { x: 9999, y: 9999 });
    expectWithin(LYING, corner);
    const out = zoomed(LYING, corner, 1);
    expectWithin(LYING, out);
    expect(zoomOf(LYING, out)).toBe(1);
  });

  it("is put right wherever it comes from", () => {
    for (const size of [LYING, STANDING, EXACT])
      for (const width of [1, 500, 1e6])
        for (const x of [-1e6, 0, 1e6]) expectWithin(size, within(size, { x, y: -x, width }));
  });
});

describe("turning", () => {
  it("keeps what was in the middle and how close it was", () => {
    const crop = moved(LYING, zoomed(LYING, firstCrop(LYING), 3), { x: 300, y: -200 });
    const { x, y } = middleOf(crop);
    const after = turnedCrop(LYING, crop);
    expect(middleOf(after).x).toBeCloseTo(LYING.height - y);
    expect(middleOf(after).y).toBeCloseTo(x);
    expect(zoomOf(turnedSize(LYING, 1), after)).toBeCloseTo(3);
  });

  it("four times is back again", () => {
    let size = LYING;
    let crop = moved(size, zoomed(size, firstCrop(size), 4), { x: 200, y: 100 });
    const before = crop;
    for (let i = 0; i < 4; i++) {
      crop = turnedCrop(size, crop);
      size = turnedSize(size, 1);
      expectWithin(size, crop);
    }
    expect(size).toEqual(LYING);
    expect(crop.x).toBeCloseTo(before.x);
    expect(crop.y).toBeCloseTo(before.y);
    expect(crop.width).toBeCloseTo(before.width);
  });
});

describe("drawing", () => {
  it("puts the picture's corners where they belong after each quarter", () => {
    const size = { width: 40, height: 30 };
    const corners = TURNS.map((turn) => {
      const whole = { x: 0, y: 0, width: 1 };
      return to(placed(size, turn, whole, 1), { x: 0, y: 0 });
    });
    // The upper left corner goes round clockwise.
    expect(corners).toEqual([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 40, y: 30 },
      { x: 0, y: 40 },
    ]);
  });

  it.each(TURNS)("fills the card and nothing but the card after %d quarters", (turn) => {
    const size = turnedSize(LYING, turn);
    const crop = moved(size, zoomed(size, firstCrop(size), 2), { x: 70, y: -30 });
    const matrix = placed(LYING, turn, crop, 800 / crop.width);
    const [a, b, c, d] = matrix;
    // No mirror, no stretching.
    expect(a * d - b * c).toBeCloseTo((800 / crop.width) ** 2);
    const drawn = [
      { x: 0, y: 0 },
      { x: LYING.width, y: LYING.height },
    ].map((corner) => to(matrix, corner));
    const xs = drawn.map((corner) => corner.x).sort((one, other) => one - other);
    const ys = drawn.map((corner) => corner.y).sort((one, other) => one - other);
    expect(xs[0]).toBeCloseTo((-crop.x * 800) / crop.width);
    expect(ys[0]).toBeCloseTo((-crop.y * 800) / crop.width);
    expect(xs[0]).toBeLessThanOrEqual(0);
    expect(ys[0]).toBeLessThanOrEqual(0);
    expect(xs[1]).toBeGreaterThanOrEqual(800);
    expect(ys[1]).toBeGreaterThanOrEqual(1200);
  });

  it("can put the crop anywhere on the screen", () => {
    const crop = { x: 100, y: 50, width: 200 };
    const matrix = placed(LYING, 0, crop, 0.5, { x: 10, y: 20 });
    expect(to(matrix, { x: 100, y: 50 })).toEqual({ x: 10, y: 20 });
  });
});

describe("sizes", () => {
  it("reduces the photograph of a large camera and leaves a small one alone", () => {
    const large = fitted({ width: 8064, height: 6048 }, 8_000_000);
    expect(large.width * large.height).toBeLessThan(8_010_000);
    expect(large.width / large.height).toBeCloseTo(4 / 3, 2);
    expect(fitted({ width: 640, height: 480 }, 8_000_000)).toEqual({ width: 640, height: 480 });
    expect(fitted({ width: 40_000, height: 1 }, 100).height).toBe(1);
  });

  it("draws a card exactly two by three, within bounds", () => {
    for (const width of [12, 300, 333.3, 501, 799.9, 2000]) {
      const size = cardSize({ x: 0, y: 0, width }, 300, 800);
      expect(size.height * 2).toBe(size.width * 3);
      expect(size.width).toBeGreaterThanOrEqual(300);
      expect(size.width).toBeLessThanOrEqual(800);
    }
    expect(cardSize({ x: 0, y: 0, width: 2000 }, 300, 800)).toEqual({ width: 800, height: 1200 });
  });
});
