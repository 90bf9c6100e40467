// The idea is read aloud when it is turned up (DA-5): by the television, or by whoever asks their own screen to.

import { voice } from "../../table/voice";
import type { DanyOptions } from "./protocol";

/** The language of the ideas. */
export const languageOf = ({ decks = [] }: Partial<Pick<DanyOptions, "decks">>): "fr" | "en" =>
  decks.includes("ideas") && !decks.includes("idees") ? "en" : "fr";

/** The words with their numbers, as they are said. */
export const spoken = (words: readonly string[]): string =>
  words.map((word, i) => `${i + 1}, ${word}.`).join(" ");

export function readIdea(words: readonly string[], language: string): void {
  voice().stop();
  void voice().say(spoken(words), language);
}
