import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { show } from "../test-mount";
import Clock from "./Clock.svelte";

const NOW = 1_000_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const pieces = (body: HTMLElement) => body.querySelectorAll(".piece:not(.gone)").length;

test("a clock takes another form for its last five seconds, piece by piece", () => {
  const body = show(Clock, { until: NOW + 7000, seconds: 60 });
  expect(pieces(body)).toBe(0);
  const seen = [2000, 1000, 1000, 1000, 1000, 1000].map((ms) => {
    vi.advanceTimersByTime(ms);
    flushSync();
    return pieces(body);
  });
  expect(seen).toEqual([5, 4, 3, 2, 1, 0]);
});

test("advice never presses, nor does a limit that has not begun", () => {
  expect(pieces(show(Clock, { until: NOW + 3000, seconds: 60, advised: true }))).toBe(0);
  expect(pieces(show(Clock, { until: NOW + 15_000, seconds: 5 }))).toBe(0);
});
