// The options a game begins with where its words are another language's.

import type { StartsWith } from "./options";

/** Where the host speaks English, the untouched game begins with English words. */
export const startsInEnglish =
  (defaults: object, english: Record<string, unknown>): StartsWith =>
  (chosen, language) => {
    const untouched = Object.entries(defaults).every(
      ([key, value]) => JSON.stringify(chosen[key] ?? value) === JSON.stringify(value),
    );
    return language === "en" && untouched ? { ...chosen, ...english } : null;
  };
