// A round that was counted: how it is revealed, and what is said of it.

import { settings } from "../../settings.svelte";
import { pagesOf, type Page } from "../../table/pages";
import { namesOf, type Seat, type Seats } from "../../table/players";
import { ending, Reveal as AnyReveal } from "../../table/reveal.svelte";
import { inFigures } from "../../typography";
import type { PlumePassed, PlumeQuestion, PlumeRound } from "./protocol";
import { m } from "./texts";

export type Step = "drumroll" | "answer" | "points" | "hops" | "done";

export class Reveal extends AnyReveal<PlumeRound, Step> {
  constructor() {
    super((round) => [["drumroll", 1600], ["answer", 2400, "gavel"], ...ending(round)]);
  }
}

export const asked = (question: PlumeQuestion): string => question[settings.language];

/** Those whose numbers are nearest to the answer. */
export function nearest({ said, answer }: PlumeRound): Seat[] {
  const off = said.map((number) => (number === null ? Infinity : Math.abs(number - answer)));
  const least = Math.min(...off);
  return off.flatMap((distance, seat) => (distance === least ? [seat] : []));
}

export const isExact = (round: PlumeRound): boolean => round.said.includes(round.answer);

/** What is said while it is revealed; at its end, what it came to. */
export function during(step: Step, round: PlumeRound, seats: Seats): string {
  if (step === "drumroll") return m.drumroll;
  const names = namesOf(seats, nearest(round));
  const answer = m.answer(inFigures(round.answer));
  return step === "answer" ? answer : `${answer} ${isExact(round) ? m.exact(names) : m.nearest(names)}`;
}

export const pages = (lines: readonly unknown[]): Page<PlumeRound, PlumeRound | PlumePassed>[] =>
  pagesOf(lines, (line: PlumeRound | PlumePassed): line is PlumeRound => line.t === "round");
