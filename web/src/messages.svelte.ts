// Texts in both languages. A text is a string, or a function of what it speaks of; TypeScript refuses an
// English part that lacks a text or takes other arguments than the French one.

import { settings, type Language } from "./settings.svelte";

/** A text that is written where it is needed, in both languages. */
export type Both = Record<Language, string>;

type Texts<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Texts<T[K]>;
};

/** Texts speak of touching; with a mouse one clicks: "Touchez une image" is "Cliquez sur une image". */
export function withMouse(text: string): string {
  return text
    .replace(
      /\b([Tt])ouchez (deux fois )?(pour )?/g,
      (_, t: string, twice = "", to = "sur ") => `${t === "T" ? "C" : "c"}liquez ${twice}${to}`,
    )
    .replace(/\b([Tt])ouch (?!up|one of)/g, (_, t: string) => `${t === "T" ? "C" : "c"}lick `)
    .replace(/^glisser pour /, "cliquer pour ")
    .replace(/^slide to /, "click to ");
}

function allWithMouse(texts: unknown): unknown {
  if (typeof texts === "string") return withMouse(texts);
  if (typeof texts === "function") return (...given: unknown[]) => allWithMouse(texts(...given));
  if (Array.isArray(texts)) return texts.map(allWithMouse);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, allWithMouse(text)]));
}

const mouse = globalThis.matchMedia?.("(pointer: fine)").matches ?? false;

/** A text that is written where it is needed, in the language of the moment. */
export const said = (text: Both): string =>
  mouse ? withMouse(text[settings.language]) : text[settings.language];

/** The texts in the language of the moment: reading one in a template makes it follow the language. */
export function messages<T extends object>(fr: T, en: Texts<T>): Texts<T> {
  const both = (mouse ? allWithMouse({ fr, en }) : { fr, en }) as Record<Language, Texts<T>>;
  return new Proxy(both.fr, {
    get: (_, key) => Reflect.get(both[settings.language], key),
  });
}
