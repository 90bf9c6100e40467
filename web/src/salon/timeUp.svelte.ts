// A limit has run out: it is said for a while what was done, longer to those for whom it ran out.

import { untrack } from "svelte";
import type { RanOut } from "../protocol";
import type { SeatInfo } from "../table/props";
import { done, lateOf, type RanOutWords } from "../table/ranOut";

const TOLD = 9000;
const TOLD_TO_YOU = 20_000;

interface Now {
  ranOut: RanOut | null;
  seats: readonly SeatInfo[];
  words: RanOutWords | undefined;
  /** When it ran out, in this device's own time. */
  localTime: (instant: number) => number;
}

/** Make one while a page is set up. */
export class TimeUp {
  #shown = $state.raw<RanOut | null>(null);
  readonly #now: () => Now | null;

  constructor(now: () => Now | null) {
    this.#now = now;
    const ranOut = $derived(now()?.ranOut ?? null);
    $effect(() => {
      this.#shown = null;
      const given = untrack(now);
      if (ranOut === null || given === null) return;
      const you = ranOut.seats.some((seat) => given.seats[seat]?.you);
      const left = given.localTime(ranOut.at) + (you ? TOLD_TO_YOU : TOLD) - Date.now();
      if (left <= 0) return;
      this.#shown = ranOut;
      const timer = setTimeout(() => (this.#shown = null), left);
      return () => clearTimeout(timer);
    });
  }

  /** null: there is nothing to tell now. */
  get text(): string | null {
    const [given, shown] = [this.#now(), this.#shown];
    if (given === null || shown === null) return null;
    const late = lateOf(given.seats, shown.seats);
    const what = given.words ? given.words(shown.phase, late) : done.without(late);
    return what && done.timeIsUp(what);
  }
}
