import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { m } from "./texts";

const source = join(import.meta.dirname, "..");

function textsOf(file: string): string[] {
  const literals =
    readFileSync(join(source, file), "utf8").match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  // What is put in when a text is spoken is code, not text.
  return literals.map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, "x"));
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|[\\/])(texts|tableTexts|albumTexts|workshopTexts|refusals|shelf|sentences|options)\.ts$/.test(file),
);

test.each(files)("%s is well set: no-break spaces, curved apostrophes, no double spaces", (file) => {
  const texts = textsOf(file);
  expect(texts.filter((text) => / [:;!?»](?=[\s,.)]|$)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /«(?!\u00a0)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(texts.filter((text) => / {2}/.test(text))).toEqual([]);
});

test("the landing page counts the games in words", () => {
  settings.language = "fr";
  expect(m.tagline(5)).toMatch(/^Cinq jeux à jouer ce soir/);
  expect(m.tagline(1)).toMatch(/^Un jeu à jouer ce soir/);
  settings.language = "en";
  expect(m.taglineWide(5)).toMatch(/^Five games to play tonight/);
  expect(m.tagline(20)).toMatch(/^20 games/);
  settings.language = "fr";
});
