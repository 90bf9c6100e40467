import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../view";
import { settings } from "../settings.svelte";
import { altOf } from "../table/alts.svelte";
import { OwnAlts } from "./ownAlts";

const IMAGE = "own-00000000000000000000000000000001";
const view = (number: number, decks: unknown, person: number | null = 1): View =>
  ({ game: { number, options: { decks } }, you: { person } }) as unknown as View;

beforeEach(() => {
  settings.language = "fr";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("asked once for every game with own decks, by those who are known", async () => {
  const fetch = vi.fn(() => Promise.resolve({ [IMAGE]: { fr: "Papi au lac", en: "" } }));
  const alts = new OwnAlts(fetch);
  alts.see({ ...view(1, []), game: null });
  alts.see(view(1, ["reves"]));
  alts.see(view(1, undefined));
  alts.see(view(1, ["own-1"], null));
  expect(fetch).not.toHaveBeenCalled();
  alts.see(view(2, ["reves", "own-1"]));
  alts.see(view(2, ["reves", "own-1"]));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(altOf({}, IMAGE)).toBe("Papi au lac");
  alts.see(view(3, ["own-1"]));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("after a failure the house is left in peace for a while", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("no")));
  const alts = new OwnAlts(fetch);
  alts.see(view(1, ["own-1"]));
  await vi.advanceTimersByTimeAsync(0);
  alts.see(view(1, ["own-1"]));
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(11_000);
  alts.see(view(1, ["own-1"]));
  expect(fetch).toHaveBeenCalledTimes(2);
});
