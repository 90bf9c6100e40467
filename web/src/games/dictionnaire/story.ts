// The story of a game, as the server tells it, sorted into the rounds of an album.

import type { DictionnairePassed, DictionnaireRound, DictionnaireStory, DictionnaireVoid } from "./protocol";

export interface Page {
  number: number;
  /** Readers who were away before this round found one (CO-9). */
  passed: DictionnairePassed[];
  /** A round is counted, or nobody wrote anything. */
  told: DictionnaireRound | DictionnaireVoid;
}

export function pages(lines: readonly unknown[]): Page[] {
  const story = lines as readonly DictionnaireStory[];
  return story
    .filter((line) => line.t === "round" || line.t === "void")
    .map((told) => ({
      number: told.number,
      passed: story.filter((line) => line.t === "passed").filter((line) => line.number === told.number),
      told,
    }));
}

export function roundsOf(lines: readonly unknown[]): DictionnaireRound[] {
  return (lines as readonly DictionnaireStory[]).filter((line) => line.t === "round");
}
