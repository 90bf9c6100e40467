import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hasText, refusalText } from "./refusals";
import { settings } from "./settings.svelte";

const server = join(import.meta.dirname, "../../src/veillee");

function codesOfTheServer(): string[] {
  const codes = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .flatMap((path) => [...readFileSync(join(server, path), "utf8").matchAll(/Refused\(\s*"([a-z_]+)"/g)])
    .map((match) => match[1]!);
  return [...new Set(codes)].sort();
}

afterEach(() => (settings.language = "fr"));

test("every code that the server can refuse with has a text", () => {
  const codes = codesOfTheServer();
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !hasText(code))).toEqual([]);
});

test("texts are filled from the refusal's data, in both languages", () => {
  const refused = { code: "text_too_long", data: { most: 200 } };
  expect(refusalText(refused)).toBe("C’est trop long\u00a0: 200 caractères au plus.");
  settings.language = "en";
  expect(refusalText(refused)).toBe("That is too long: at most 200 characters.");
});

test("a seat is called by its name", () => {
  const refused = { code: "not_storyteller", data: { seat: 1 } };
  expect(refusalText(refused, (seat) => ["Nina", "Tom"][seat])).toBe("C’est à Tom de raconter.");
  expect(refusalText(refused)).toBe("C’est à quelqu’un d’autre de raconter.");
});

test("an unknown code is still said calmly", () => {
  expect(refusalText({ code: "toString", data: {} })).toContain("toString");
});
