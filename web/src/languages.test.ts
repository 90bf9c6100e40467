// A text in the wrong language has the right type, and whoever wrote it reads both.

import { expect, test } from "vitest";
import { settings, type Language } from "./settings.svelte";

const FILES = import.meta.glob<Record<string, unknown>>("./**/{texts,albumTexts,workshopTexts,refusals}.ts", {
  eager: true,
});

// Words that many sentences of the other language have, and none of this one.
const FOREIGN: Record<Language, RegExp> = {
  fr: /\b(?:the|your|you|with|they|this|that|and|is|are|was|has|of|to)\b/i,
  en: /\b(?:vous|votre|vos|les|une|dans|avec|cette|du|au|est|pour le)\b/i,
};

/** All that can be said: of a text that is a function, what it puts around names and numbers. */
function spoken(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function") {
    const literals = String(texts).match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
    // What is put in is code, and so are short words without a space: "found", "is".
    return literals
      .map((one) => one.slice(1, -1).replace(/\$\{[^}]*\}/g, "x"))
      .filter((one) => one.includes(" "));
  }
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(spoken) : [];
}

function textsOf(file: Record<string, unknown>): string[] {
  return Object.values(file).flatMap((one) =>
    typeof one === "object"
      ? Object.keys(one!).flatMap((key) => spoken((one as Record<string, unknown>)[key]))
      : [],
  );
}

test.each(Object.entries(FILES))("%s has each text in its own language", (_, file) => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    expect(textsOf(file).filter((text) => FOREIGN[language].test(text))).toEqual([]);
  }
});
