import { describe, expect, it } from "vitest";
import { grid } from "./grid";

const phone = { width: 366, height: 400, gapY: 22, label: 0, least: 84, most: 400 };
const television = { width: 1872, height: 700, gapY: 20, label: 110, least: 70, most: 430 };

describe("the images on the table", () => {
  it("lie in one row on a television", () => {
    for (const [count, least] of [
      [4, 380],
      [5, 340],
      [6, 300],
    ] as const) {
      const { columns, card } = grid(count, television);
      expect(columns).toBe(count);
      expect(card).toBeGreaterThanOrEqual(least);
    }
  });

  it("lie in rows on a phone, inside its width", () => {
    for (const count of [4, 5, 6]) {
      const { columns, card, gapX, height } = grid(count, phone);
      expect(columns * card + (columns - 1) * gapX).toBeLessThanOrEqual(phone.width + 0.01);
      expect(height).toBeLessThanOrEqual(phone.height + 0.01);
    }
    expect(grid(6, phone).columns).toBe(3);
    expect(grid(4, phone).columns).toBe(2);
  });

  it("do not leave a row half empty for a hair's breadth", () => {
    const tablet = { width: 806, height: 860, gapY: 8, label: 36, least: 96, most: 400 };
    for (let height = 840; height < 890; height++) expect(grid(4, { ...tablet, height }).columns).toBe(2);
  });

  it("never get too small to see: a short screen scrolls", () => {
    const short = grid(6, { ...phone, width: 296, height: 120 });
    expect(short.card).toBeGreaterThanOrEqual(84);
    expect(short.height).toBeGreaterThan(120);
  });
});
