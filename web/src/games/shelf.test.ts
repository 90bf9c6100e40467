import { expect, test } from "vitest";
import { onPlanks, SHELF, titleOf } from "./shelf";

/** WCAG contrast of two colours written as #rrggbb. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

test("the games stand in the order they ask for, each with its title", () => {
  const ranks = SHELF.map(({ rank }) => rank);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  for (const { name, title } of SHELF) expect(titleOf(name)).toBe(title);
  expect(titleOf("unheard-of")).toBe("unheard-of");
});

test.each(SHELF)("$title has an ink on which cream letters are read", ({ ink }) => {
  expect(ink).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast(ink, "#fcf6e8")).toBeGreaterThan(7);
});

// What the server's rules say of each game, in the constant that bears its name.
const rules = import.meta.glob<Record<string, unknown>>("./*/protocol.ts", { eager: true });

test.each(SHELF)("$title says how many may play as its rules do", ({ name, least, most }) => {
  expect(rules[`./${name}/protocol.ts`]?.[name.toUpperCase()]).toMatchObject({ least, most });
});

test.each(SHELF)(
  "$title has a picture, or a title for a cover of letters alone, in both languages",
  (one) => {
    expect(one.cover ?? one.title).not.toBe("");
    expect([one.line.fr, one.line.en, one.credits.fr, one.credits.en]).not.toContain("");
    expect(one.minutes).toBeGreaterThan(0);
  },
);

test("books stand evenly on as many planks as they need", () => {
  const lengths = (count: number) =>
    onPlanks(Array.from({ length: count }, (_, i) => i)).map((row) => row.length);
  expect([1, 4, 5, 6, 7, 11].map(lengths)).toEqual([[1], [4], [5], [3, 3], [4, 3], [4, 4, 3]]);
});
