// What happened, said to the person in front of this screen.

import type { AudienceView, Outcome } from "../../protocol";
import { altOf } from "../../table/alts.svelte";
import type { Images } from "../../table/pictures";
import {
  DANY,
  type DanyOptions,
  type DanyPiece,
  type DanyPointed,
  type DanyPublic,
  type DanyRound,
} from "./protocol";
import { isYou, NameOf, nameOf, namesOf, type Seat, type Seats } from "../../table/players";
import { t } from "../../table/texts";
import { voice } from "../../table/voice";
import type { Answered, Moment, Step } from "./moments.svelte";
import { m } from "./texts";

export function answered({ idea, word, decider }: Answered, seats: Seats): string {
  const said = idea.words[word - 1] ?? "";
  return isYou(seats, decider) ? m.youAnswer(word, said) : m.answers(NameOf(seats, decider), word, said);
}

/** What is going on in the round, and whose pawn stands beside it. */
export function now(pub: DanyPublic, seats: Seats): { seat: Seat | null; says: string } {
  if (!("active" in pub)) return { seat: null, says: "" };
  const { active } = pub;
  const you = isYou(seats, active);
  const name = nameOf(seats, active);
  switch (pub.phase) {
    case "preparing":
      return { seat: active, says: you ? m.youThink : m.turnsUp(name) };
    case "choosing":
      return { seat: active, says: you ? m.chooseMemories : m.choosing(name) };
    case "composing":
      return { seat: active, says: you ? m.compose : m.composing(name) };
    case "talking":
      return { seat: active, says: you ? m.yourHandsAreOff : m.whatDoTheyThink(name) };
    case "calling":
      return { seat: pub.caller, says: called(pub.caller, active, seats) };
    case "revealed":
      return { seat: null, says: m.anyQuestion };
    case "explaining":
      return { seat: active, says: explains(pub, seats) };
  }
}

/** The same as a sentence of its own. */
export function nowTold(pub: DanyPublic, seats: Seats): string {
  const { says } = now(pub, seats);
  return /[.?!]$/.test(says) ? says : `${says}.`;
}

/** Who says that the active one helped. */
export function called(caller: Seat, active: Seat, seats: Seats): string {
  if (isYou(seats, active)) return m.calledYou(NameOf(seats, caller));
  const name = nameOf(seats, active);
  return isYou(seats, caller) ? m.youCalled(name) : m.called(NameOf(seats, caller), name);
}

type Explaining = Extract<DanyPublic, { phase: "explaining" }>;

/** Who explains; after that, what everyone votes on. */
export function explains({ active, explanation }: Explaining, seats: Seats): string {
  const you = isYou(seats, active);
  if (explanation !== "awaited") return you ? m.doesYoursConvince : m.doesItConvince;
  return you ? m.youExplain : m.explains(nameOf(seats, active));
}

export const askedBy = (seat: Seat, seats: Seats): string =>
  isYou(seats, seat) ? m.youAsked : m.askedBy(NameOf(seats, seat));

/** What is asked of everyone while a composition is explained, and after that. */
export function explanationOf(pub: Explaining, seats: Seats): string {
  const you = isYou(seats, pub.active);
  const asked = askedBy(pub.asker, seats);
  switch (pub.explanation) {
    case "awaited":
      return you ? m.youExplainHow : `${asked} ${m.listenFirst}`;
    case "given":
      return you ? m.othersJudge : m.judgeHow;
    case "missing":
      return you ? m.othersJudge : `${m.saidNothing(NameOf(seats, pub.active))} ${m.judgeHow}`;
  }
}

/** Why it has come to the twist; after a tie, between whom it is. */
export function twistHow(pub: Extract<DanyPublic, { phase: "twist" }>, seats: Seats): string {
  if (pub.ties > 0) return m.tieHow(namesOf(seats, pub.candidates));
  // In a short game fewer are enough, and nothing else has led here as long as there are cards.
  const dealt = pub.memories >= DANY.MEMORIES_IN_HAND && pub.ideas > 0;
  const failed = dealt || pub.failures.length >= DANY.FAILURES_TO_TWIST;
  const why = pub.stopped ? m.why.stopped : failed ? m.why.failures : m.why.memories;
  return `${why} ${m.whoIsDanyHow}`;
}

/** One finger in words. */
export function pointsAt(seat: Seat, at: Seat, seats: Seats): string {
  const you = isYou(seats, seat);
  if (at === seat) return you ? m.youPointAtYou : m.pointsAtSelf(NameOf(seats, seat));
  return you ? m.youPointAt(nameOf(seats, at)) : m.points(NameOf(seats, seat), nameOf(seats, at));
}

/** The answer of a round that is over, where one was given. */
export const answerOf = ({ idea, answer, decider }: DanyRound): Answered | null =>
  answer === null || decider === null ? null : { idea, word: answer, decider };

/** Who had most fingers. */
export function tied(pointed: DanyPointed): Seat[] {
  const counts = pointed.candidates.map((seat) => pointed.fingers.filter((at) => at === seat).length);
  const most = Math.max(...counts);
  return pointed.candidates.filter((_, i) => counts[i] === most);
}

function pointedAt(pointed: DanyPointed, step: Step | "done", dany: Seat | null, seats: Seats): string {
  const { turn, designated, drawn } = pointed;
  if (step === "three" || step === "two" || step === "one") return m.allFingers;
  if (designated === null || (drawn && (step === "hands" || step === "tie")))
    return m.tie(namesOf(seats, tied(pointed)));
  if (step === "chance") return turn > DANY.TIES_BEFORE_THE_DECIDER ? m.chanceInstead : m.chanceDecides;
  const you = isYou(seats, designated);
  const name = nameOf(seats, designated);
  if (turn === 0) return you ? m.youAreFirst : m.firstIs(name);
  if (step === "mask" || step === "done") {
    if (designated === dany) return you ? m.youWereDany : m.itIsDany(name);
    return you ? m.youWereNot : m.itIsNotDany(name);
  }
  if (drawn) return you ? m.youDrawn : m.drawn(name);
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
      return step === "answer" || step === "turn" ? answered(moment.answered, seats) : `${m.right}.`;
    case "round": {
      const answer = answerOf(moment.round);
      if ((step === "answer" || step === "turn") && answer) return answered(answer, seats);
      return m.result[moment.round.result];
    }
  }
}

/** A right word, a success (a lamp) or a failure (a cross), large. */
export type Verdict = "right" | "lamp" | "cross";

/** How a moment turned out, once everybody may know. */
export function verdictOf(moment: Moment, step: Step | "done"): Verdict | null {
  if (step !== "verdict" && step !== "done") return null;
  if (moment.is === "word") return "right";
  if (moment.is !== "round") return null;
  const { result } = moment.round;
  return result === "found" ? "lamp" : result === "missed" || result === "helped" ? "cross" : null;
}

/** Who wins, and why; where the table stopped, that too (CO-14). */
export function ending(
  outcome: Outcome | null,
  dany: Seat | null,
  pointed: DanyPointed | null,
): { title: string; text: string } {
  if (outcome === null || dany === null || outcome.winners.length === 0)
    return { title: t.nobodyWins, text: "" };
  const escaped = outcome.winners.includes(dany);
  const title = escaped ? m.danyWins : m.othersWin;
  if (outcome.reason === "successes") return { title, text: m.reason.successes };
  const why = pointed?.drawn ? m.reasonOfChance : m.reason;
  const text = escaped ? why.escaped : why.unmasked;
  return { title, text: outcome.reason === "stopped" ? `${m.stopped} ${text}` : text };
}

/** What most of the audience answered, by its place; null: it was divided. */
function mostOf(tally: Readonly<Record<string, number | undefined>> = {}): number | null {
  const most = Math.max(...Object.values(tally).map((count) => count ?? 0));
  const first = Object.keys(tally).filter((choice) => tally[choice] === most);
  return first.length === 1 ? Number(first[0]) : null;
}

/** What the audience made of a composition (CO-13). */
export function audienceOnWord({ tally }: AudienceView, round: DanyRound): string {
  const most = mostOf(tally.word);
  if (most === null) return m.audienceTorn;
  return most + 1 === round.word ? m.audienceFound : m.audienceLeant(round.idea.words[most] ?? "");
}

/** Whom the audience took for Dany (CO-13). */
export function audienceOnDany({ tally }: AudienceView, dany: Seat, seats: Seats): string {
  const most = mostOf(tally.dany);
  if (most === null) return m.audienceTorn;
  if (most === dany) return m.audienceKnew;
  return isYou(seats, most) ? m.audienceSuspectedYou : m.audienceSuspected(nameOf(seats, most));
}

// Cards on the surface, for whoever listens

const pieceName = (images: Images, piece: DanyPiece): string =>
  (piece.memory && altOf(images, piece.memory)) || m.aMemory;

/** "Une boussole… , debout": what is hidden stays hidden, unless one laid it there oneself. */
export function inWords(images: Images, piece: DanyPiece, own = false): string {
  const how = [piece.face_up ? "" : m.faceDown, piece.lean === 0 ? "" : m.standing].filter(Boolean);
  if (!piece.face_up && !own) return [m.aMemory, ...how].join(", ");
  return [pieceName(images, piece), ...how].join(", ");
}

// The idea is read aloud when it is turned up (DA-5): by the television, or by whoever asks their own screen to

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
