import { describe, expect, it } from "vitest";
import {
  aroundAll,
  aroundCards,
  aroundCentre,
  changed,
  corner,
  covers,
  follow,
  forOthers,
  HEIGHT,
  SHEET,
  shadowOf,
  shortWay,
  topmost,
  twoFingers,
  WIDTH,
  wrapped,
  type Laid,
} from "./surface";

const piece = (change: Partial<Laid> = {}): Laid => ({
  x: 500,
  y: 500,
  angle: 0,
  lean: 0,
  face_up: true,
  memory: "a",
  ...change,
});

it("throws shadows to the lower right, however the card is turned", () => {
  const upright = shadowOf(0);
  expect(upright.x).toBeGreaterThan(0);
  expect(upright.y).toBeGreaterThan(0);
  expect(shadowOf(1800).x).toBeCloseTo(-upright.x);
  expect(shadowOf(1800).y).toBeCloseTo(-upright.y);
  // A quarter to the right: what is at its right for us is at the top of the card.
  expect(shadowOf(900).x).toBeCloseTo(upright.y);
  expect(shadowOf(900).y).toBeCloseTo(-upright.x);
});

describe("the sheet", () => {
  it("keeps centres on it, angles on the circle, everything whole", () => {
    expect(changed(piece(), { x: -3.4, y: 1200.6 })).toMatchObject({ x: 0, y: HEIGHT });
    expect(changed(piece(), { x: 1e9 }).x).toBe(WIDTH);
    expect(changed(piece(), { angle: -1 }).angle).toBe(3599);
    expect(changed(piece(), { angle: 3600.4, lean: 200 })).toMatchObject({ angle: 0, lean: 80 });
    expect(wrapped(-3600)).toBe(0);
  });

  it("finds the topmost card under a finger, as it is turned and as it stands", () => {
    const low = piece({ memory: "low" });
    const high = piece({ memory: "high", x: 700, angle: 900 });
    expect(topmost([low, high], { x: 600, y: 500 })).toBe(1);
    expect(topmost([low, high], { x: 500, y: 700 })).toBe(0);
    expect(topmost([low, high], { x: 60, y: 60 })).toBe(-1);
    expect(covers(piece(), { x: 630, y: 500 })).toBe(true);
    expect(covers(piece({ lean: 70 }), { x: 630, y: 500 })).toBe(false);
    expect(covers(piece({ angle: 900 }), { x: 700, y: 500 })).toBe(true);
  });

  it("moves and turns with two fingers at once", () => {
    const before = [
      { x: 400, y: 500 },
      { x: 600, y: 500 },
    ] as const;
    // A quarter turn to the right, and 100 further down.
    const now = [
      { x: 500, y: 500 },
      { x: 500, y: 700 },
    ] as const;
    expect(twoFingers(piece({ x: 550 }), before, now)).toMatchObject({ x: 500, y: 650, angle: 900 });
    expect(twoFingers(piece({ angle: 3500 }), before, before)).toMatchObject({ x: 500, y: 500, angle: 3500 });
  });

  it("turns by its handle, which a finger can always reach", () => {
    const turned = aroundCentre(piece(), { x: 600, y: 500 }, { x: 500, y: 400 });
    expect(turned.angle).toBe(2700);
    expect(corner(piece({ x: 0, y: 0 }))).toEqual({ x: 145, y: 60 });
  });
});

describe("following a composition", () => {
  it("turns the short way round", () => {
    expect(shortWay(3550, 50)).toBe(3650);
    expect(shortWay(50, 3550)).toBe(-50);
    expect(shortWay(7250, 40)).toBe(7240);
  });

  it("knows each card again, whatever its place in the pile", () => {
    const first = follow([], [piece({ memory: "a" }), piece({ memory: "b", x: 100 })]);
    const next = follow(first, [piece({ memory: "b", x: 120, angle: 3590 }), piece({ memory: "a" })]);
    expect(next.map((one) => one.key)).toEqual([first[1]!.key, first[0]!.key]);
    expect(next[0]!.angle).toBe(-10);
  });

  it("follows cards without a name, and one that is turned over", () => {
    const hidden = { face_up: false, memory: null };
    const first = follow([], [piece({ memory: "a" }), { ...piece({ x: 100 }), ...hidden }]);
    const moved = follow(first, [
      { ...piece({ x: 480 }), ...hidden },
      { ...piece({ x: 130 }), ...hidden },
    ]);
    expect(moved.map((one) => one.key)).toEqual([first[0]!.key, first[1]!.key]);
    const more = follow(moved, [...moved, piece({ memory: "c" })]);
    expect(new Set(more.map((one) => one.key)).size).toBe(3);
  });

  it("names nothing that lies face down", () => {
    expect(forOthers([piece({ face_up: false }), piece({ memory: "b" })]).map((one) => one.memory)).toEqual([
      null,
      "b",
    ]);
  });
});

describe("what is seen of the sheet", () => {
  const inside = (cut: typeof SHEET, one: Laid): boolean => {
    const half = one.angle === 900 ? { x: 217.5, y: 145 } : { x: 145, y: 217.5 };
    return (
      one.x - half.x >= cut.x &&
      one.x + half.x <= cut.x + cut.width &&
      one.y - half.y >= cut.y &&
      one.y + half.y <= cut.y + cut.height
    );
  };

  it("is all cards of a composition, and little more", () => {
    const two = [piece({ x: 200, y: 300 }), piece({ x: 700, y: 400, angle: 900 })];
    const cut = aroundCards(two);
    expect(two.every((one) => inside(cut, one))).toBe(true);
    expect(cut.width).toBeLessThan(1000);
    expect(cut.height).toBeLessThan(600);
    // One card alone is not as large as the whole place.
    expect(aroundCards([piece()])).toMatchObject({ width: 520, height: 520 });
    expect(aroundCards([])).toEqual(SHEET);
  });

  it("is the whole sheet while it grows, and what hangs over its edge", () => {
    expect(aroundAll([piece()])).toEqual(SHEET);
    const edge = piece({ x: 1000, y: 0 });
    const cut = aroundAll([edge]);
    expect(inside(cut, edge)).toBe(true);
    expect(cut).toMatchObject({ x: 0, y: -217.5, width: 1145 });
  });
});
