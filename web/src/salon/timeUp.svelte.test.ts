import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { RanOut } from "../protocol";
import { settings } from "../settings.svelte";
import type { SeatInfo } from "../table/props";
import { done, type RanOutWords } from "../table/ranOut";
import { TimeUp } from "./timeUp.svelte";

const AT = 1_000_000;
const seats = ["Léa", "Tom", "Nina"].map((name, seat) => ({ name, you: seat === 0 }) as SeatInfo);
const words: RanOutWords = (phase, late) => (phase === "voting" ? done.noVote(late) : null);
let end = () => {};

beforeEach(() => {
  settings.language = "fr";
  vi.useFakeTimers({ now: AT });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function open(ranOut: RanOut | null) {
  let now = $state.raw(ranOut);
  let timeUp!: TimeUp;
  end = $effect.root(() => {
    timeUp = new TimeUp(() => ({ ranOut: now, seats, words, localTime: (at) => at - 500 }));
  });
  flushSync();
  return {
    get text() {
      return timeUp.text?.replaceAll("\u00a0", " ") ?? null;
    },
    hears(news: RanOut | null): void {
      now = news;
      flushSync();
    },
    waits(ms: number): void {
      vi.advanceTimersByTime(ms);
      flushSync();
    },
  };
}

it("says for a while what was done when a limit ran out", () => {
  const page = open(null);
  expect(page.text).toBeNull();
  page.hears({ at: AT, phase: "voting", seats: [1, 2] });
  expect(page.text).toBe("Le temps est écoulé : Tom et Nina n’ont pas voté.");
  page.waits(8600);
  expect(page.text).toBeNull();
});

it("says it longer to those for whom it ran out", () => {
  const page = open({ at: AT, phase: "voting", seats: [0, 1] });
  expect(page.text).toBe("Le temps est écoulé : Tom et vous n’avez pas voté.");
  page.waits(15_000);
  expect(page.text).not.toBeNull();
  page.waits(5000);
  expect(page.text).toBeNull();
});

it.each([
  ["a page that is opened long after", { at: AT - 60_000, phase: "voting", seats: [1] }],
  ["a limit whose silence says enough", { at: AT, phase: "last_call", seats: [1] }],
])("says nothing of %s", (_, ranOut) => {
  expect(open(ranOut).text).toBeNull();
});

it("says in a game without words of its own that it goes on", () => {
  end();
  let timeUp!: TimeUp;
  end = $effect.root(() => {
    const ranOut = { at: AT, phase: "x", seats: [1] };
    timeUp = new TimeUp(() => ({ ranOut, seats, words: undefined, localTime: (at) => at }));
  });
  flushSync();
  expect(timeUp.text).toBe("Le temps est écoulé\u00a0: on continue sans Tom.");
});
