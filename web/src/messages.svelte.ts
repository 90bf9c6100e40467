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

/** The texts in the language of the moment: reading one in a template makes it follow the language. */
export function messages<T extends object>(fr: T, en: Texts<T>): Texts<T> {
  const both = { fr: fr as Texts<T>, en };
  return new Proxy(both.fr, {
    get: (_, key) => Reflect.get(both[settings.language], key),
  });
}
