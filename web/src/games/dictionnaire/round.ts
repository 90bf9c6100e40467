// Reading a counted round (DI-13 to DI-16): what the table tells of it. The points themselves come from the server.

import type {
  DictionnaireDefinition,
  DictionnaireRound,
  DictionnaireStory,
  DictionnaireVoid,
} from "./protocol";
import { pagesOf, type Page as AnyPage } from "../../table/pages";
import type { Seat } from "../../table/players";

export function votesFor(round: DictionnaireRound, letter: string): Seat[] {
  return round.votes.flatMap((vote, seat) => (vote === letter ? [seat] : []));
}

export function realOf(round: DictionnaireRound): DictionnaireDefinition | undefined {
  return round.definitions.find((one) => one.real);
}

/** The people who wrote it; nobody wrote the real one, unless somebody knew it. */
export function authorsOf(definition: DictionnaireDefinition): Seat[] {
  return definition.authors.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** What was written and is not what was read (DI-8). */
export function touched(definition: DictionnaireDefinition): { seat: Seat | null; original: string }[] {
  return definition.authors.filter(({ original }) => original !== definition.text);
}

/** From the bottom up, the real one last. */
export function unmasking(round: DictionnaireRound): string[] {
  const up = [...round.definitions].reverse();
  return [...up.filter((one) => !one.real), ...up.filter((one) => one.real)].map(({ letter }) => letter);
}

export interface Reading {
  letter: string;
  finders: Seat[];
  /** Who wrote and did not vote has not found it. */
  writers: Seat[];
  found: "some" | "all" | "none" | "nobody_voted";
}

export function read(round: DictionnaireRound): Reading {
  const letter = realOf(round)?.letter ?? "";
  const writers = round.definitions.flatMap(authorsOf);
  const finders = votesFor(round, letter);
  const found = round.votes.every((vote) => vote === null)
    ? "nobody_voted"
    : finders.length === 0
      ? "none"
      : finders.length === writers.length
        ? "all"
        : "some";
  return { letter, finders, writers, found };
}

/** Where a seat's points come from. */
export interface Line {
  seat: Seat;
  found: boolean;
  /** Wrote, and did not vote. */
  abstained: boolean;
  /** Votes of others for what this seat wrote. */
  votes: number;
  /** Those who were misled, for a reader who was there; null for the others. */
  misled: number | null;
  /** The reader was away. */
  away: boolean;
  staked: boolean;
  points: number;
}

/** Everyone who took part: most points first, then in the order of the table. */
export function lines(round: DictionnaireRound): Line[] {
  const { letter, finders, writers } = read(round);
  return round.points
    .map((points, seat) => ({
      seat,
      found: round.votes[seat] === letter,
      abstained: writers.includes(seat) && round.votes[seat] === null,
      votes: round.definitions
        .filter((one) => authorsOf(one).includes(seat))
        .reduce((sum, one) => sum + votesFor(round, one.letter).filter((voter) => voter !== seat).length, 0),
      misled: seat === round.reader && !round.unread ? writers.length - finders.length : null,
      away: seat === round.reader && round.unread,
      staked: round.staked.includes(seat),
      points,
    }))
    .filter(({ seat }) => seat === round.reader || writers.includes(seat))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
}

export interface Invention {
  word: string;
  text: string;
  authors: Seat[];
  votes: number;
}

/** The invented definitions that misled most people, best first. */
export function bestInventions(rounds: readonly DictionnaireRound[], most: number): Invention[] {
  return rounds
    .flatMap((round) =>
      round.definitions
        .filter((one) => !one.real)
        .map((one) => {
          const authors = authorsOf(one);
          const votes = votesFor(round, one.letter).filter((seat) => !authors.includes(seat)).length;
          return { word: round.word, text: one.text, authors, votes };
        }),
    )
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes)
    .slice(0, most);
}

/** A round was counted, or nobody wrote anything. */
type Told = DictionnaireRound | DictionnaireVoid;
export type Page = AnyPage<Told, DictionnaireStory>;

export const pages = (lines: readonly unknown[]): Page[] =>
  pagesOf(lines, (line: DictionnaireStory): line is Told => line.t === "round" || line.t === "void");

export const roundsOf = (pages: readonly Page[]): DictionnaireRound[] =>
  pages.map(({ round }) => round).filter((round) => round.t === "round");
