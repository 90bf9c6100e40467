import { expect, test } from "vitest";
import { fan, spread } from "./fan";
import { around } from "./ring";

test("six cards on a phone: step about 61, ±13°, bleeding 10 px off both sides", () => {
  const places = fan(6, 390, 104);
  expect(places).toHaveLength(6);
  expect(places[0]!.angle).toBe(-13);
  expect(places[5]!.angle).toBe(13);
  expect(places[1]!.x - places[0]!.x).toBeCloseTo(61, 0);
  expect(places[0]!.x).toBeCloseTo(-10, 0);
  expect(places[5]!.x + 104).toBeCloseTo(400, 0);
});

test("any hand stays within the bleed on the narrowest phone, and is symmetric", () => {
  for (let count = 1; count <= 8; count++) {
    const places = fan(count, 320, 104);
    expect(places[0]!.x).toBeGreaterThanOrEqual(-10.001);
    expect(places.at(-1)!.x + 104).toBeLessThanOrEqual(330.001);
    places.forEach((place, i) => {
      const mirror = places[count - 1 - i]!;
      expect(place.angle).toBeCloseTo(-mirror.angle);
      expect(place.y).toBeCloseTo(mirror.y);
    });
  }
  expect(fan(1, 390, 104)).toEqual([{ x: 143, y: 2, angle: 0 }]);
  expect(fan(0, 390, 104)).toEqual([]);
});

test("a hand is spread in the rows that make its cards largest, the fuller rows in the middle", () => {
  const six = spread(6, 362, 560);
  expect(six.card).toBeCloseTo((362 - 16) / 3);
  expect(new Set(six.places.map((place) => place.y)).size).toBe(2);
  const seven = spread(7, 362, 560);
  const rows = [...new Set(seven.places.map((place) => place.y))];
  expect(rows.map((y) => seven.places.filter((place) => place.y === y).length)).toEqual([2, 3, 2]);
  for (const { card, places } of [six, seven, spread(6, 640, 200), spread(1, 362, 560)]) {
    for (const { x, y } of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
      expect(card).toBeGreaterThan(40);
    }
  }
  expect(spread(0, 362, 560).places).toEqual([]);
});

test("you sit at the bottom, the next seat is clockwise: at your left", () => {
  for (let count = 1; count <= 8; count++) {
    for (let you = 0; you < count; you++) {
      const places = around(count, you);
      expect(places[you]!.x).toBeCloseTo(0);
      expect(places[you]!.y).toBeCloseTo(1);
      if (count > 2) expect(places[(you + 1) % count]!.x).toBeLessThan(0);
    }
  }
});
