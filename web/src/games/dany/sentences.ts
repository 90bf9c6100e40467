// What happened, said to the person in front of this screen.

import type { DanyPointed, DanyRound, Outcome } from "../../protocol";
import { isYou, NameOf, nameOf, namesOf, type Seat, type Seats } from "../../salon/players";
import { t } from "../../salon/tableTexts";
import type { Answered, Moment, Step } from "./moments.svelte";
import { m } from "./texts";

export function answered({ idea, word, decider }: Answered, seats: Seats): string {
  const said = idea.words[word - 1] ?? "";
  return isYou(seats, decider) ? m.youAnswer(word, said) : m.answers(NameOf(seats, decider), word, said);
}

/** The answer of a round that is over, where one was given. */
export const answerOf = ({ idea, answer, decider }: DanyRound): Answered | null =>
  answer === null || decider === null ? null : { idea, word: answer, decider };

export const wordOf = (round: DanyRound): string => round.idea.words[round.word - 1] ?? "";

/** Who had most fingers. */
export function tied(pointed: DanyPointed): Seat[] {
  const counts = pointed.candidates.map((seat) => pointed.fingers.filter((at) => at === seat).length);
  const most = Math.max(...counts);
  return pointed.candidates.filter((_, i) => counts[i] === most);
}

export function pointedAt(
  pointed: DanyPointed,
  step: Step | "done",
  dany: Seat | null,
  seats: Seats,
): string {
  const { turn, designated } = pointed;
  if (step === "three" || step === "two" || step === "one") return m.allFingers;
  if (designated === null) return m.tie(namesOf(seats, tied(pointed)));
  const you = isYou(seats, designated);
  const name = nameOf(seats, designated);
  if (turn === 0) return you ? m.youAreFirst : m.firstIs(name);
  if (step === "mask" || step === "done") {
    if (designated === dany) return you ? m.youWereDany : m.itIsDany(name);
    return you ? m.youWereNot : m.itIsNotDany(name);
  }
  return you ? m.youDesignated : m.designated(name);
}

export function votes(all: readonly (boolean | null)[]): string {
  return m.votesFor(all.filter((vote) => vote === true).length, all.filter((vote) => vote === false).length);
}

/** One sentence for a moment, as far as it has come. */
export function during(moment: Moment, step: Step | "done", seats: Seats): string {
  switch (moment.is) {
    case "pointing":
      return pointedAt(moment.pointed, step, moment.dany, seats);
    case "call":
      return moment.called.confirmed ? m.helpConfirmed : m.helpDenied;
    case "word":
      return step === "answer" ? answered(moment.answered, seats) : `${m.right}.`;
    case "round": {
      const answer = answerOf(moment.round);
      if (step === "answer" && answer) return answered(answer, seats);
      if (step === "turn") return m.theWordWas(wordOf(moment.round));
      return m.result[moment.round.result];
    }
  }
}

export function ending(outcome: Outcome | null): { title: string; text: string } {
  const reason = outcome?.reason as keyof typeof m.reason | undefined;
  if (reason === undefined || !(reason in m.reason)) return { title: t.nobodyWins, text: "" };
  const title = reason === "deserted" ? t.nobodyWins : reason === "escaped" ? m.danyWins : m.othersWin;
  return { title, text: m.reason[reason] };
}
