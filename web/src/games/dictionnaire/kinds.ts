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

/** The kinds that a card may have, as it abbreviates them. */
export const WORD_KINDS: Record<Language, readonly string[]> = {
  fr: ["n.m.", "n.f.", "adj.", "adv.", "v.t.", "v.i.", "loc. adv."],
  en: ["n.", "adj.", "adv.", "v.t.", "v.i.", "adv. phr."],
};

const squeezed = (text: string): string => text.replace(/[\s.]/g, "").toLowerCase();
// How people write them in tables of their own.
const ALSO: Record<Language, Record<string, string>> = {
  fr: {
    nm: "n.m.",
    nommasculin: "n.m.",
    nf: "n.f.",
    nomféminin: "n.f.",
    adjectif: "adj.",
    adverbe: "adv.",
    v: "v.t.",
    verbe: "v.t.",
    vt: "v.t.",
    verbetransitif: "v.t.",
    vi: "v.i.",
    verbeintransitif: "v.i.",
    locution: "loc. adv.",
    locadv: "loc. adv.",
  },
  en: {
    n: "n.",
    noun: "n.",
    adjective: "adj.",
    adverb: "adv.",
    v: "v.t.",
    verb: "v.t.",
    vt: "v.t.",
    vi: "v.i.",
    phrase: "adv. phr.",
    advphr: "adv. phr.",
  },
};

/** The kind that somebody wrote in their own way, as cards write it; what is unknown stays as it is. */
export function asKind(written: string, language: Language): string {
  const known = WORD_KINDS[language].find((kind) => squeezed(kind) === squeezed(written));
  return known ?? ALSO[language][squeezed(written)] ?? written;
}

/** "n. m.": with the no-break space that a card's own spelling does without. */
export const shownKind = (kind: string): string =>
  kind.replace(/\.(?=\S)/g, ".\u00a0").replace(/ /g, "\u00a0");

const LANGUAGES: Record<string, Language> = { "mots-rares": "fr", "rare-words": "en" };

/** The language of the words in these decks, for the voice that reads them. Own and mixed decks speak like the players. */
export function languageOf(decks: readonly string[] = []): Language {
  const [first, ...others] = new Set(decks.map((deck) => LANGUAGES[deck]));
  return (others.length === 0 ? first : undefined) ?? settings.language;
}
