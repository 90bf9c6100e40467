// The story of a game, as the server tells it, sorted into the rounds of an album.

import type { DidixitPassed, DidixitRound, DidixitStory } from "./protocol";

export interface Page {
  round: DidixitRound;
  /** Storytellers who were away before this round found one (CO-9). */
  passed: DidixitPassed[];
}

export function pages(lines: readonly unknown[]): Page[] {
  const told = lines as readonly DidixitStory[];
  return told
    .filter((line) => line.t === "round")
    .map((round) => ({
      round,
      passed: told.filter((line) => line.t === "passed").filter((line) => line.number === round.number),
    }));
}
