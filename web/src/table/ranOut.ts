// A time limit has run out: what was done, in words. The house says "Le temps est écoulé :" before them.

import { messages } from "../messages.svelte";
import { of } from "../typography";
import { isYou, namesOf, type Seat, type Seats } from "./players";

/** Those for whom it ran out. */
export interface Late {
  /** "Nina, Tom et vous" */
  names: string;
  /** You are among them. */
  you: boolean;
  /** You alone. */
  alone: boolean;
  many: boolean;
}

/** What a game says of a limit that ran out in this phase; null: nothing that anybody has to be told. */
export type RanOutWords = (phase: string, late: Late) => string | null;

export function lateOf(seats: Seats, out: readonly Seat[]): Late {
  const you = out.some((seat) => isYou(seats, seat));
  return { names: namesOf(seats, out), you, alone: you && out.length === 1, many: out.length > 1 };
}

/** What happens in several games. */
export const done = messages(
  {
    timeIsUp: (what: string) => `Le temps est écoulé : ${what}`,
    noVote: ({ names, you, many }: Late) => `${names} ${you ? "n’avez" : many ? "n’ont" : "n’a"} pas voté.`,
    passesOn: ({ names, alone }: Late) =>
      alone
        ? "votre rôle passe à la personne suivante."
        : `le rôle passe ${of(names)} à la personne suivante.`,
    without: ({ names }: Late) => `on continue sans ${names}.`,
  },
  {
    timeIsUp: (what) => `Time is up: ${what}`,
    noVote: ({ names }) => `${names} did not vote.`,
    passesOn: ({ names, alone }) =>
      alone ? "your role passes to the next person." : `the role passes from ${names} to the next person.`,
    without: ({ names }) => `the game goes on without ${names}.`,
  },
);
