// A counted round, shown step by step in the order its game gives; then the pawns move. Every game's last steps are
// "points", "hops" (the pawns) and "done".

import { untrack } from "svelte";
import { play, type Sound } from "../sounds.svelte";
import { lessMotion } from "../ui/motion";

/** What every game's counted round has; points where the game has any. */
export interface Counted {
  number: number;
  points?: readonly number[];
  scores?: readonly number[];
}

/**
 * A step, how long it is looked at, in ms, and what is heard when it begins. With less motion the order stays and the waits
 * are short, but not where all do something `together`.
 */
export type Beat<S extends string> = readonly [
  step: S,
  lasts: number,
  sound?: Sound | null,
  together?: boolean,
];

const HOP = 300;
const SHORT = 500;
/**
 * How long a counted round is looked at, in ms: the last one of a game, before the end takes its place on all screens; any
 * on a television, when the game goes on.
 */
export const LAST_LOOK = 5000;

/** The steps that all games end with. */
export function ending(round: Counted): Beat<"points" | "hops">[] {
  return [
    ["points", 1200],
    ["hops", 500 + HOP * Math.max(0, ...(round.points ?? []))],
  ];
}

/** Where everyone stood before this round's points. */
export function scoresBefore(round: Counted): number[] {
  return (round.scores ?? []).map((score, seat) => score - (round.points?.[seat] ?? 0));
}

export class Reveal<R extends Counted, S extends string> {
  /** The round on show; null: none. */
  round = $state.raw<R | null>(null);
  /** Somebody who waits looks at it once more. */
  back = $state(false);
  #at = $state(0);
  #beats: readonly Beat<S>[] = $derived.by(() => (this.round ? this.plan(this.round) : []));
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `plan`: the steps of a round; none: there is nothing to show of this one. */
  constructor(private readonly plan: (round: R) => readonly Beat<S>[]) {}

  get step(): S | "done" {
    return this.#beats[this.#at]?.[0] ?? "done";
  }

  reached(step: S | "done"): boolean {
    const at = this.#beats.findIndex(([one]) => one === step);
    return this.#at >= (at < 0 ? this.#beats.length : at);
  }

  get playing(): boolean {
    return this.round !== null && this.step !== "done";
  }

  /** What a screen shows of it: being revealed, or looked at afterwards; null: no round is on show. */
  get stage(): "reveal" | "summary" | null {
    return this.round === null ? null : this.playing ? "reveal" : "summary";
  }

  /** Where the pawns stand meanwhile, by seat; null: where the game says. */
  get scores(): number[] | null {
    return this.round && !this.reached("hops" as S) ? scoresBefore(this.round) : null;
  }

  /** The same for every seat of the game: a late guest, whom the round does not know, stands where the game says. */
  standing(scores: readonly number[]): readonly number[] {
    const before = this.scores;
    return before === null ? scores : [...before, ...scores.slice(before.length)];
  }

  play(round: R): void {
    this.#put(round, 0);
  }

  /** The round as it ended, at once. */
  show(round: R): void {
    this.#put(round, Infinity);
  }

  lookBack(round: R): void {
    this.show(round);
    this.back = true;
  }

  skip(): void {
    if (this.round) this.show(this.round);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.round = null;
    this.back = false;
    this.#at = 0;
  }

  #put(round: R, at: number): void {
    if (this.plan(round).length === 0) return this.close();
    this.round = round;
    this.back = false;
    this.#enter(at);
  }

  #enter(at: number): void {
    clearTimeout(this.#timer);
    this.#at = Math.min(at, this.#beats.length);
    const [, lasts, sound, together = false] = this.#beats[this.#at] ?? [];
    if (lasts === undefined) return;
    if (sound) play(sound);
    const short = lessMotion() && !together;
    this.#timer = setTimeout(() => this.#enter(this.#at + 1), short ? Math.min(lasts, SHORT) : lasts);
  }
}

/** The last round this tab has shown of a game, so that a reload does not play it again. */
class Seen {
  #key: string;
  #number: number | null = null;

  constructor(commitment: string) {
    this.#key = `veillee:seen:${commitment}`;
    try {
      const stored = sessionStorage.getItem(this.#key);
      if (stored !== null) this.#number = Number(stored);
    } catch {
      // blocked: this page remembers by itself
    }
  }

  /** null: this tab has not seen this game before. */
  get number(): number | null {
    return this.#number;
  }

  remember(number: number): void {
    this.#number = number;
    try {
      sessionStorage.setItem(this.#key, String(number));
    } catch {
      // blocked: this page remembers by itself
    }
  }
}

interface Now<R> {
  /** The game's commitment: no two games have the same. */
  game: string;
  last: R | null;
  /** Nothing has happened since the last round was counted. */
  resting: boolean;
}

/** Call while a table is set up: once the game is over, what is on show makes way for the end by itself. */
export function endByItself<R extends Counted, S extends string>(
  reveal: Reveal<R, S>,
  over: () => boolean,
): void {
  $effect(() => {
    if (!over() || reveal.round === null || reveal.playing) return;
    const timer = setTimeout(() => reveal.close(), LAST_LOOK);
    return () => clearTimeout(timer);
  });
}

/** A round that was looked at makes way when the table goes on, for whoever is not asked to say so. */
function leaveBehind<R extends Counted, S extends string>(reveal: Reveal<R, S>, goesOn: () => boolean): void {
  const looked = $derived(reveal.round !== null && !reveal.playing && !reveal.back);
  const left = $derived(goesOn());
  let since = 0;
  $effect(() => {
    if (looked) since = Date.now();
  });
  $effect(() => {
    if (!looked || !left) return;
    const timer = setTimeout(() => reveal.close(), Math.max(0, since + LAST_LOOK - Date.now()));
    return () => clearTimeout(timer);
  });
}

/**
 * Call while a player's table is set up: plays each round that is counted. `watching`: this screen's person is in the
 * audience, and is taken along when the table goes on.
 */
export function followRounds<R extends Counted, S extends string>(
  reveal: Reveal<R, S>,
  now: () => Now<R> & { over: boolean; watching?: boolean },
): void {
  endByItself(reveal, () => now().over);
  leaveBehind(reveal, () => now().watching === true && !now().resting && !now().over);
  let commitment = "";
  let seen = new Seen("");
  $effect.pre(() => {
    const { game, last, resting } = now();
    untrack(() => {
      const reopened = game !== commitment;
      if (reopened) {
        commitment = game;
        seen = new Seen(game);
        reveal.close();
      }
      const number = last?.number ?? 0;
      const missed = seen.number !== null && number > seen.number;
      if (seen.number === number) return;
      seen.remember(number);
      if (!last || !missed) return;
      // A page opened after the votes were shown tells the result while there is time, it does not play it.
      if (!reopened) reveal.play(last);
      else if (resting) reveal.show(last);
    });
  });
  $effect(() => () => reveal.close());
}

/**
 * Call while a television is set up: a round counted while it watches is played, one found at its opening is shown.
 * What is playing is played to its end and looked at, also when the game goes on meanwhile: some players are quick, and
 * people still talk about it.
 */
export function broadcastRounds<R extends Counted, S extends string>(
  reveal: Reveal<R, S>,
  now: () => Now<R>,
): void {
  let known: { game: string; round: number } | null = null;
  $effect.pre(() => {
    const { game, last, resting } = now();
    untrack(() => {
      const before = known?.game === game ? known.round : null;
      known = { game, round: last?.number ?? 0 };
      if (!last || (!resting && before === null)) reveal.close();
      else if (before === null) reveal.show(last);
      else if (last.number > before && resting) reveal.play(last);
    });
  });
  leaveBehind(reveal, () => !now().resting);
  $effect(() => () => reveal.close());
}
