// The story of a game, as the server tells it, sorted into the rounds of an album.

import { pagesOf, type Page as AnyPage } from "../../table/pages";
import type { DanyCalled, DanyRound, DanyStory } from "./protocol";

/** What belongs to a round. */
type Line = Exclude<DanyStory, { t: "pointed" }>;

export interface Page extends AnyPage<DanyRound, Line> {
  /** Who said in this round that the active one helped. */
  calls: DanyCalled[];
}

export function pages(lines: readonly unknown[]): Page[] {
  const calls = (lines as readonly DanyStory[]).filter((line) => line.t === "called");
  return pagesOf(lines, (line: Line) => line.t === "round").map((page) => ({
    ...page,
    calls: calls.filter(({ number }) => number === page.round.number),
  }));
}

/** The word that was to be guessed. */
export const wordOf = ({ idea, word }: DanyRound): string => idea.words[word - 1] ?? "";
