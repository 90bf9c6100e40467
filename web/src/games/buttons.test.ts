// What the house's own buttons at a table are called: a game that calls another one so confuses people and screen readers.

import { expect, test } from "vitest";
import { settings, type Language } from "../settings.svelte";
import { t } from "../table/texts";

const TEXTS = import.meta.glob<Record<string, unknown>>("./*/texts.ts", { eager: true });

function reserved(): string[] {
  return [...Object.values(t.react), t.say, t.speak, t.openTalk, t.foldTalk, t.skip, t.gotIt, t.seeTheEnd];
}

/** Texts that are one and the same wherever they stand, as those of most buttons are. */
function plain(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts !== "object" || texts === null) return [];
  return Object.keys(texts).flatMap((key) => plain((texts as Record<string, unknown>)[key]));
}

test.each(
  Object.keys(TEXTS).flatMap((file) => (["fr", "en"] as const).map((language) => [file, language] as const)),
)("%s (%s) calls nothing as the buttons that are at every table", (file, language: Language) => {
  settings.language = language;
  const said = plain(TEXTS[file]);
  expect(said.length).toBeGreaterThan(0);
  expect(reserved().filter((name) => said.includes(name))).toEqual([]);
});
