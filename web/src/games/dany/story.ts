// The story of a game, sorted into the rounds of an album.

import type { DanyCalled, DanyPassed, DanyRound, DanyStory } from "./protocol";

export interface Page {
  number: number;
  round: DanyRound;
  calls: DanyCalled[];
  /** Actives who were away before this round found one (CO-9). */
  passed: DanyPassed[];
}

export function pages(lines: readonly unknown[]): Page[] {
  const story = lines as readonly DanyStory[];
  const rounds = story.filter((line) => line.t === "round");
  return rounds.map((round, i) => {
    const since = rounds[i - 1]?.number ?? 0;
    return {
      number: round.number,
      round,
      calls: story.filter((line) => line.t === "called").filter((line) => line.number === round.number),
      passed: story
        .filter((line) => line.t === "passed")
        .filter((line) => line.number > since && line.number < round.number),
    };
  });
}
