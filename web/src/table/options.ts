// How a game's options are said and changed in the lobby.

import type { Language } from "../settings.svelte";

export interface ChoiceField {
  kind: "choice";
  choices: readonly { value: string | number; label: string; explanation?: string }[];
}
export interface NumberField {
  kind: "number";
  least: number;
  most: number;
  step: number;
  /** "points", "secondes": written after the number. */
  unit: string;
}
/** Any number of the choices, one at least. */
export interface SeveralField {
  kind: "several";
  choices: readonly { value: string; label: string; explanation?: string }[];
}
/** A list of short texts that the host writes. */
export interface TextsField {
  kind: "texts";
  most: number;
  /** Characters allowed in each. */
  length: number;
  /** "Situation 2": read aloud. */
  label: (number: number) => string;
  /** The words of the button that adds one. */
  add: string;
}
export interface SwitchField {
  kind: "switch";
  label: string;
}

/** How one option is changed. `when` hides it as long as it does not apply ("target" only when the score ends the game). */
export type OptionField = (ChoiceField | NumberField | SeveralField | SwitchField | TextsField) & {
  key: string;
  title: string;
  explanation?: string;
  when?: (options: Record<string, unknown>) => boolean;
};

/** One sentence of the lobby's list ("La partie finit avec la pioche."), and what the host sees when tapping it. */
export interface OptionLine {
  /** The option's key in the rules' text; a line may edit several options. */
  key: string;
  sentence: string;
  edit: readonly OptionField[];
}

/** The options an untouched game begins with where the host speaks this language; null: leave them as they are. */
export type StartsWith = (
  options: Record<string, unknown>,
  language: Language,
) => Record<string, unknown> | null;

/** Where the host speaks English, the untouched game begins with English words. */
export const startsInEnglish =
  (defaults: object, english: Record<string, unknown>): StartsWith =>
  (chosen, language) => {
    // The clock follows where people sit.
    const untouched = Object.entries(defaults).every(
      ([key, value]) =>
        key.endsWith("_seconds") || JSON.stringify(chosen[key] ?? value) === JSON.stringify(value),
    );
    return language === "en" && untouched ? { ...chosen, ...english } : null;
  };
