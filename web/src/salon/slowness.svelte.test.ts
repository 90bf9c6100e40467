import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Live, Slow } from "../protocol";
import { Slowness } from "./slowness.svelte";

const SLOW: Slow = { chair: 4, seconds: 125, nudges: 0, nudge: true };
const live = (...slow: Slow[]): Live => ({
  t: "live",
  present: [],
  drafts: [],
  heir: null,
  visitors: [],
  slow,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the minutes go on while nothing is heard, and each nudge of one's own chair is told once", () => {
  let told = $state.raw({ live: live(SLOW), at: Date.now() });
  const onnudge = vi.fn();
  let slowness!: Slowness;
  const stop = $effect.root(() => {
    slowness = new Slowness(
      () => told,
      () => [4],
      onnudge,
    );
  });
  flushSync();
  expect(slowness.minutes(slowness.all)).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(slowness.minutes(slowness.all)).toBe(3);

  told = { live: live({ ...SLOW, seconds: 190, nudges: 1, nudge: false }), at: Date.now() };
  flushSync();
  told = { live: live({ ...SLOW, seconds: 250, nudges: 1 }), at: Date.now() };
  flushSync();
  expect(onnudge).toHaveBeenCalledTimes(1);
  told = { live: live({ ...SLOW, chair: 5, seconds: 260, nudges: 3 }), at: Date.now() };
  flushSync();
  expect(onnudge).toHaveBeenCalledTimes(1);
  expect(slowness.minutes(slowness.all)).toBe(4);
  stop();
});
