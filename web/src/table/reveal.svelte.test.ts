import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { play } from "../sounds.svelte";
import { broadcastRounds, endByItself, followRounds, LAST_LOOK, Reveal, type Counted } from "./reveal.svelte";

vi.mock("../sounds.svelte", () => ({ play: vi.fn() }));

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

it("plays a round to its end on the television and lets it be looked at, however quickly the next clue comes", () => {
  const tv = turnOn({ game: "a", last: null, resting: false });
  tv.hears({ last: { number: 1 }, resting: true });
  expect(tv.reveal.playing).toBe(true);
  tv.waits(1000);
  tv.hears({ resting: false });
  expect(tv.reveal.round?.number).toBe(1);
  tv.waits(1000);
  expect(tv.reveal.stage).toBe("summary");
  // What else happens in the game neither shortens nor lengthens it.
  tv.waits(LAST_LOOK - 1000);
  tv.hears({ last: { number: 1 } });
  tv.waits(900);
  expect(tv.reveal.round?.number).toBe(1);
  tv.waits(100);
  expect(tv.reveal.round).toBeNull();
});

it("keeps a round that has been played on the television until the game goes on", () => {
  const tv = turnOn({ game: "a", last: null, resting: false });
  tv.hears({ last: { number: 1 }, resting: true });
  tv.waits(2000);
  tv.waits(58_000);
  expect(tv.reveal.round?.number).toBe(1);
  expect(tv.reveal.playing).toBe(false);
  tv.hears({ resting: false });
  tv.waits(0);
  expect(tv.reveal.round).toBeNull();
});

it("lets go of a round that is looked at again when the next one is counted, and not before", () => {
  const tv = turnOn({ game: "a", last: { number: 1 }, resting: false });
  tv.reveal.lookBack({ number: 1 });
  tv.waits(60_000);
  expect([tv.reveal.back, tv.reveal.stage]).toEqual([true, "summary"]);
  tv.hears({ last: { number: 2 }, resting: true });
  expect([tv.reveal.back, tv.reveal.round?.number, tv.reveal.playing]).toEqual([false, 2, true]);
});

it("shows what it finds when it is turned on, and lets go of it in another game", () => {
  const tv = turnOn({ game: "a", last: { number: 3 }, resting: true });
  expect(tv.reveal.round?.number).toBe(3);
  expect(tv.reveal.playing).toBe(false);
  tv.hears({ game: "b", last: null, resting: false });
  expect(tv.reveal.round).toBeNull();
});

const BEATS = [
  ["laid", 900, "lamp"],
  ["votes", 2300],
  ["points", 1200, "success"],
] as const;

it("shows every step, and then the end, at the same moment on the television and on the phones", () => {
  const make = () => new Reveal<Counted, (typeof BEATS)[number][0]>(() => BEATS);
  const [phone, tv] = [make(), make()];
  const before = { game: "a", last: null as Counted | null, resting: false, over: false };
  let now = $state.raw(before);
  end = $effect.root(() => {
    followRounds(phone, () => now);
    broadcastRounds(tv, () => now);
    endByItself(tv, () => now.over);
  });
  flushSync();
  now = { ...before, last: { number: 1 }, resting: true, over: true };
  flushSync();
  const seen = (reveal: typeof phone) => (reveal.round ? reveal.step : "the end");
  const story: string[] = [];
  const lasts = 900 + 2300 + 1200 + LAST_LOOK;
  for (let ms = 0; ms <= lasts; ms += 50) {
    expect(seen(tv)).toBe(seen(phone));
    if (story.at(-1) !== seen(tv)) story.push(seen(tv));
    vi.advanceTimersByTime(50);
    flushSync();
  }
  expect(story).toEqual(["laid", "votes", "points", "done", "the end"]);
});

it("is heard as it is seen, and in silence if it is passed over", () => {
  vi.mocked(play).mockClear();
  const reveal = new Reveal<Counted, (typeof BEATS)[number][0]>(() => BEATS);
  reveal.play({ number: 1 });
  vi.advanceTimersByTime(900);
  expect(vi.mocked(play).mock.calls).toEqual([["lamp"]]);
  reveal.skip();
  vi.advanceTimersByTime(5000);
  expect(vi.mocked(play).mock.calls).toEqual([["lamp"]]);
});

it("keeps the last round of a game that goes on until somebody goes on", () => {
  const reveal = new Reveal<Counted, "votes">(() => [["votes", 2000]]);
  end = $effect.root(() => endByItself(reveal, () => false));
  reveal.play({ number: 1 });
  flushSync();
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(reveal.stage).toBe("summary");
});

it("shows nothing of a round for which its game has no steps", () => {
  const reveal = new Reveal<Counted, "votes">((round) => (round.number === 2 ? [["votes", 2000]] : []));
  let last = $state.raw<Counted | null>(null);
  end = $effect.root(() =>
    followRounds(reveal, () => ({ game: "some rounds", last, resting: true, over: false })),
  );
  flushSync();
  const shown = [1, 2, 3].map((number) => {
    last = { number };
    flushSync();
    return reveal.round?.number ?? null;
  });
  expect(shown).toEqual([null, 2, null]);
});

it("takes the audience along when the table goes on, and leaves a player to read", () => {
  const make = () => new Reveal<Counted, "votes">(() => [["votes", 2000]]);
  const [audience, player] = [make(), make()];
  let now = $state.raw({ game: "a", last: null as Counted | null, resting: false, over: false });
  end = $effect.root(() => {
    followRounds(audience, () => ({ ...now, watching: true }));
    followRounds(player, () => now);
  });
  flushSync();
  now = { ...now, last: { number: 1 }, resting: true };
  flushSync();
  for (const ms of [2000, LAST_LOOK]) {
    vi.advanceTimersByTime(ms);
    flushSync();
  }
  expect(audience.stage).toBe("summary");
  now = { ...now, resting: false };
  flushSync();
  vi.advanceTimersByTime(0);
  flushSync();
  expect(audience.stage).toBeNull();
  expect(player.stage).toBe("summary");
});

it("counts together on every screen, also where somebody asks for less motion", () => {
  const beats = [
    ["count", 900, null, true],
    ["votes", 2000],
  ] as const;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const reveal = new Reveal<Counted, "count" | "votes">(() => beats);
  reveal.play({ number: 1 });
  vi.advanceTimersByTime(899);
  expect(reveal.step).toBe("count");
  vi.advanceTimersByTime(1);
  expect(reveal.step).toBe("votes");
  vi.advanceTimersByTime(500);
  expect(reveal.step).toBe("done");
  vi.unstubAllGlobals();
});
