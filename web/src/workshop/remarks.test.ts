import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { remarkText, remarkTexts } from "./remarks";

const server = join(import.meta.dirname, "../../../src/veillee/decks/proofreading.py");

/** The codes in the server's own table. */
function codes(): string[] {
  const table = /^SENTENCES = \{\n(.*?)^\}/ms.exec(readFileSync(server, "utf8"))?.[1] ?? "";
  return [...table.matchAll(/^ {4}"([a-z_]+)": /gm)].map((match) => match[1]!);
}

/** Something for everything that a remark can speak of. */
const data = {
  has: 3,
  least: 4,
  most: 25,
  words: "de une",
  word: "Jackie",
  root: "boulo",
  kind: "machin",
  known: "n.m., adj.",
  capital: false,
  stop: false,
};

afterEach(() => (settings.language = "fr"));

test("every code of the server has a text, and there is no other", () => {
  expect(codes().length).toBeGreaterThan(15);
  expect(Object.keys(remarkTexts).sort()).toEqual(codes());
});

test.each(["fr", "en"] as const)("every text is filled and well set, in %s", (language) => {
  settings.language = language;
  for (const code of codes()) {
    const text = remarkText({ code, data });
    expect(text, code).not.toContain("undefined");
    expect(text, code).not.toMatch(/['"]|\.\.\.| {2}/);
    if (language === "fr") expect(text, code).not.toMatch(/[^\u00a0][;:!?»]|«[^\u00a0]/);
    else expect(text.replace(/« .* »/, ""), code).not.toMatch(/\u00a0|«/);
  }
});

test("what is missing in a sentence is named", () => {
  const told = (capital: boolean, stop: boolean) =>
    remarkText({ code: "not_a_sentence", data: { capital, stop } });
  expect(told(true, false)).toBe("Il manque le point final.");
  expect(told(false, true)).toBe("Il manque la majuscule du début.");
  expect(told(false, false)).toBe("Il manque la majuscule du début et le point final.");
});

test("a remark of a newer server is still said calmly", () => {
  expect(remarkText({ code: "toString", data: {} })).toBe("À relire\u00a0: quelque chose cloche ici.");
});
