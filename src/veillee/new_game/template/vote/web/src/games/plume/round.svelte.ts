// A round that was counted: how it is revealed, and what is said of it.

import { settings } from "../../settings.svelte";
import { pagesOf, type Page } from "../../table/pages";
import { isYou, namesOf, type Seat, type Seats } from "../../table/players";
import { ending, Reveal as AnyReveal } from "../../table/reveal.svelte";
import type { PlumeQuestion, PlumeRound, PlumeSheet } from "./protocol";
import { m } from "./texts";

export type Step = "laid" | "votes" | "authors" | "points" | "hops" | "done";

export class Reveal extends AnyReveal<PlumeRound, Step> {
  constructor() {
    super((round) => [["laid", 900], ["votes", 2600], ["authors", 2400], ...ending(round)]);
  }
}

export const asked = (question: PlumeQuestion): string => question[settings.language];

export function votesFor(round: PlumeRound, number: number): Seat[] {
  return round.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

/** The sheets with the most votes; none if nobody voted. */
export function favourites(round: PlumeRound): PlumeSheet[] {
  const votes = round.sheets.map((_, i) => votesFor(round, i + 1).length);
  const most = Math.max(...votes);
  return most === 0 ? [] : round.sheets.filter((_, i) => votes[i] === most);
}

export function result(round: PlumeRound, seats: Seats): string {
  const [first, ...others] = favourites(round).map(({ author }) => author);
  if (first === undefined) return m.nobodyVoted;
  if (others.length > 0) return m.favourites(namesOf(seats, [first, ...others]));
  return isYou(seats, first) ? m.yoursIsFavourite : m.favourite(seats[first]?.name ?? "");
}

/** What is said while it is revealed; at its end, what it came to. */
export function during(step: Step, round: PlumeRound, seats: Seats): string {
  if (step === "laid" || step === "votes") return m.counting;
  return step === "authors" ? m.whoWrote : result(round, seats);
}

export const pages = (lines: readonly unknown[]): Page<PlumeRound>[] =>
  pagesOf(lines, (line: PlumeRound): line is PlumeRound => line.t === "round");
