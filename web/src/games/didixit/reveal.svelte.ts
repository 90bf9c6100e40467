// The reveal in its order (DX-9): the images, the votes, the true one, the owners, the points, the rabbits.

import type { DidixitRound } from "../../protocol";
import { lessMotion } from "../../ui/motion";
import { scoresBefore } from "./round";

export const STEPS = ["laid", "votes", "true", "owners", "points", "hops", "done"] as const;
export type Step = (typeof STEPS)[number];

const HOP = 300;
const SHORT = 500;

/** How long a step is looked at, in ms. With less motion the order stays and the waits are short. */
function lasts(step: Step, round: DidixitRound): number {
  const long = {
    laid: 900,
    votes: 2300,
    true: 2300,
    owners: 2000,
    points: 1200,
    hops: 500 + HOP * Math.max(...round.points),
    done: 0,
  }[step];
  return lessMotion() ? Math.min(long, SHORT) : long;
}

export class Reveal {
  /** The round on show; null: none. */
  round = $state.raw<DidixitRound | null>(null);
  step = $state<Step>("done");
  #timer: ReturnType<typeof setTimeout> | undefined;

  reached(step: Step): boolean {
    return STEPS.indexOf(this.step) >= STEPS.indexOf(step);
  }

  get playing(): boolean {
    return this.round !== null && this.step !== "done";
  }

  /** Where the rabbits stand meanwhile, by seat; null: where the game says. */
  get scores(): number[] | null {
    return this.round && !this.reached("hops") ? scoresBefore(this.round) : null;
  }

  play(round: DidixitRound): void {
    this.round = round;
    this.#enter("laid", round);
  }

  /** The round as it ended, at once. */
  show(round: DidixitRound): void {
    this.round = round;
    this.#enter("done", round);
  }

  skip(): void {
    if (this.round) this.show(this.round);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.round = null;
    this.step = "done";
  }

  #enter(step: Step, round: DidixitRound): void {
    clearTimeout(this.#timer);
    this.step = step;
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next) this.#timer = setTimeout(() => this.#enter(next, round), lasts(step, round));
  }
}

/** The last round this tab has shown of a game, so that a reload does not play it again. */
export class Seen {
  #key: string;
  #number: number | null = null;

  constructor(commitment: string) {
    this.#key = `veillee:didixit:seen:${commitment}`;
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
