// What kind of word it is, spelt out: cards abbreviate it.

import type { Both } from "../../messages.svelte";
import { settings, type Language } from "../../settings.svelte";

const KINDS: Record<string, Both> = {
  "n.": { fr: "nom", en: "noun" },
  "n.m.": { fr: "nom masculin", en: "masculine noun" },
  "n.f.": { fr: "nom féminin", en: "feminine noun" },
  "adj.": { fr: "adjectif", en: "adjective" },
  "adv.": { fr: "adverbe", en: "adverb" },
  "v.t.": { fr: "verbe transitif", en: "transitive verb" },
  "v.i.": { fr: "verbe intransitif", en: "intransitive verb" },
  "loc.adv.": { fr: "locution adverbiale", en: "adverbial phrase" },
  "adv.phr.": { fr: "locution adverbiale", en: "adverbial phrase" },
};

/** A kind that no card should have is shown as it is written there. */
export function spelt(kind: string): string {
  return KINDS[kind.replace(/\s/g, "").toLowerCase()]?.[settings.language] ?? kind;
}

const LANGUAGES: Record<string, Language> = { "mots-rares": "fr", "rare-words": "en" };

/** The language of a deck's words, for the voice that reads them. An own deck speaks like its players. */
export function languageOf(deck: string): Language {
  return LANGUAGES[deck] ?? settings.language;
}
