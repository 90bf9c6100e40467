import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Refusals } from "../games/contract";
import { SHELF } from "../games/shelf";
import { settings } from "../settings.svelte";
import { houseRefusals, refusalText } from "./refusals";

const server = join(import.meta.dirname, "../../../src/veillee");
const ofGames = import.meta.glob<Refusals>("../games/*/refusals.ts", { eager: true, import: "refusals" });

/** The codes in the server's sources; those of a game are in games/<name>.py or in a folder of that name. */
function codes(of: (path: string) => boolean): string[] {
  const found = readdirSync(server, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".py") && of(path))
    .flatMap((path) => [...readFileSync(join(server, path), "utf8").matchAll(/Refused\(\s*"([a-z_]+)"/g)])
    .map((match) => match[1]!);
  return [...new Set(found)].sort();
}

const isOf = (game: string) => (path: string) => new RegExp(`^games/${game}[./]`).test(path);
const ownTexts = (game: string): Refusals => ofGames[`../games/${game}/refusals.ts`] ?? {};
const hasText = (texts: object, code: string): boolean => Object.hasOwn(texts, code);

afterEach(() => (settings.language = "fr"));

test("every code that the house can refuse with has a text", () => {
  const found = codes((path) => !SHELF.some(({ name }) => isOf(name)(path)));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((code) => !hasText(houseRefusals, code))).toEqual([]);
});

test.each(SHELF.map(({ name }) => name))(
  "every code of %s has a text, and its folder has no other",
  (game) => {
    const found = codes(isOf(game));
    const own = ownTexts(game);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((code) => !hasText(own, code) && !hasText(houseRefusals, code))).toEqual([]);
    expect(Object.keys(own).filter((code) => !found.includes(code))).toEqual([]);
  },
);

test("texts are filled from the refusal's data, in both languages", () => {
  const refused = { code: "text_too_long", data: { most: 200 } };
  expect(refusalText(refused)).toBe("C’est trop long\u00a0: 200 caractères au plus.");
  settings.language = "en";
  expect(refusalText(refused)).toBe("That is too long: at most 200 characters.");
});

test("a seat is called by its name", () => {
  const refused = { code: "not_storyteller", data: { seat: 1 } };
  const own = ownTexts("didixit");
  expect(refusalText(refused, own, (seat) => ["Nina", "Tom"][seat])).toBe("C’est à Tom de raconter.");
  expect(refusalText(refused, own)).toBe("C’est à quelqu’un d’autre de raconter.");
});

test("a game's own words come before the house's", () => {
  const refused = { code: "not_now", data: {} };
  expect(refusalText(refused, { not_now: "Pas encore." })).toBe("Pas encore.");
  expect(refusalText(refused, {})).toContain("Ce n’est pas le moment");
});

test("an unknown code is still said calmly", () => {
  expect(refusalText({ code: "toString", data: {} })).toContain("toString");
});
