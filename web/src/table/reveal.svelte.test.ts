import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { broadcastRounds, Reveal, type Counted } from "./reveal.svelte";

interface Now {
  game: string;
  last: Counted | null;
  resting: boolean;
}

let end = () => {};

/** A television that has just been turned on. */
function turnOn(first: Now) {
  const reveal = new Reveal<Counted, "votes">(() => [["votes", 2000]]);
  let now = $state.raw(first);
  end = $effect.root(() => broadcastRounds(reveal, () => now));
  flushSync();
  return {
    reveal,
    hears(news: Partial<Now>): void {
      now = { ...now, ...news };
      flushSync();
    },
    waits(ms: number): void {
      vi.advanceTimersByTime(ms);
      flushSync();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("plays a round to its end on the television, however quickly the next clue comes", () => {
  const tv = turnOn({ game: "a", last: null, resting: false });
  tv.hears({ last: { number: 1 }, resting: true });
  expect(tv.reveal.playing).toBe(true);
  tv.waits(1000);
  tv.hears({ resting: false });
  expect(tv.reveal.round?.number).toBe(1);
  tv.waits(1500);
  expect(tv.reveal.round).toBeNull();
});

it("keeps a round that has been played on the television until the game goes on", () => {
  const tv = turnOn({ game: "a", last: null, resting: false });
  tv.hears({ last: { number: 1 }, resting: true });
  tv.waits(60_000);
  expect(tv.reveal.round?.number).toBe(1);
  expect(tv.reveal.playing).toBe(false);
  tv.hears({ resting: false });
  expect(tv.reveal.round).toBeNull();
});

it("shows what it finds when it is turned on, and lets go of it in another game", () => {
  const tv = turnOn({ game: "a", last: { number: 3 }, resting: true });
  expect(tv.reveal.round?.number).toBe(3);
  expect(tv.reveal.playing).toBe(false);
  tv.hears({ game: "b", last: null, resting: false });
  expect(tv.reveal.round).toBeNull();
});
