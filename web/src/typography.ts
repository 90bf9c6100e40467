// Small habits of each language: lists of names, quotation marks, no-break spaces.

import { settings, type Language } from "./settings.svelte";

const NBSP = "\u00a0";
// British English: no comma before "and", like the French list.
const LISTS = { fr: "fr", en: "en-GB" } as const;

export interface Part {
  text: string;
  name: boolean;
}

/** "Nina, Tom et vous", cut into names and what stands between them, so that names can be set in bold. */
export function nameParts(names: readonly string[], language: Language): Part[] {
  return new Intl.ListFormat(LISTS[language], { type: "conjunction" })
    .formatToParts(names)
    .map(({ type, value }) => ({ text: value, name: type === "element" }));
}

export function joinNames(names: readonly string[], language: Language): string {
  return nameParts(names, language)
    .map((part) => part.text)
    .join("");
}

/** A person's own words between quotation marks. */
export function quote(words: string, language: Language): string {
  return language === "fr" ? `«${NBSP}${words}${NBSP}»` : `“${words}”`;
}

/** Whether French drops the "e" of a small word before this name: "d’Anne", "d’Yves" but "de Yann". */
function isElided(name: string): boolean {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^([aeiouhœæ]|y[^aeiou])/.test(plain);
}

/** "de Léa", "d’Anne": how French ties a name to what belongs to it. */
export const of = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** "que Léa", "qu’Inès": a name after what somebody says. */
export const that = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);

const WORDS = {
  fr: [
    "aucun",
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
  ],
  en: [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
} as const;

/** "quatre": a number as it is written within a sentence, in letters up to twelve. */
export const inWords = (number: number, language: Language): string =>
  WORDS[language][number] ?? String(number);

/** "Quatre jeux…": what begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "point" or "points": in French one also speaks of 0 in the singular, in English of 1 alone. */
export const plural = (count: number, one: string, many: string): string =>
  (settings.language === "fr" ? Math.abs(count) < 2 : count === 1) ? one : many;

/** "3 points": a number and what is counted, which stay on one line. */
export const amount = (count: number, one: string, many: string): string =>
  `${inFigures(count)}${NBSP}${plural(count, one, many)}`;

/** A number with a true minus sign, as wide as a figure: "−7". */
export const inFigures = (number: number): string => String(number).replace("-", "\u2212");
