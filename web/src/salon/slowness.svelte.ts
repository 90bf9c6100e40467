// Who is there and lets the table wait, and for how many minutes by now; and the nudges that this person gets.

import type { Live, Slow } from "../protocol";

const MINUTE = 60_000;
const LOOK_AGAIN = 5_000;

interface Told {
  live: Live;
  /** When it came, in this device's own time. */
  at: number;
}

/** Make one while a component is set up. */
export class Slowness {
  #now = $state(Date.now());
  readonly #told: () => Told;

  /** `onnudge`: one of the chairs `mine` was nudged. */
  constructor(told: () => Told, mine: () => readonly number[] = () => [], onnudge: () => void = () => {}) {
    this.#told = told;
    const waits = $derived(told().live.slow.length > 0);
    $effect(() => {
      if (!waits) return;
      const timer = setInterval(() => (this.#now = Date.now()), LOOK_AGAIN);
      return () => clearInterval(timer);
    });
    let heard = 0;
    const nudges = $derived(
      told()
        .live.slow.filter(({ chair }) => mine().includes(chair))
        .reduce((sum, one) => sum + one.nudges, 0),
    );
    $effect(() => {
      if (nudges > heard) onnudge();
      heard = nudges;
    });
  }

  get all(): readonly Slow[] {
    return this.#told().live.slow;
  }

  /** Of these, who has waited longest. */
  minutes(some: readonly Slow[]): number {
    const passed = Math.max(0, this.#now - this.#told().at);
    return Math.floor((Math.max(...some.map(({ seconds }) => seconds)) * 1000 + passed) / MINUTE);
  }
}
