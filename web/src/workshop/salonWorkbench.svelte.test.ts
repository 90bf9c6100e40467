import { expect, test, vi } from "vitest";
import type { Act, OwnDeckView } from "../protocol";
import type { Room } from "../salon/room.svelte";
import { SalonWorkbench } from "./salonWorkbench.svelte";

const ME = 1;
const deck = (id: number, by: number, kind = "guests") => ({ id, by, kind }) as OwnDeckView;

/** `entry`: what the server says that the deck has become. */
function workbench(decks: readonly OwnDeckView[], entry: number | null) {
  const make = vi.fn((_: Act) => Promise.resolve(entry));
  const session = { me: { id: ME }, make };
  const bench = new SalonWorkbench({ view: { salon: { decks } }, session } as unknown as Room);
  return { bench, make };
}

test("the number of a new deck is that of its entry", async () => {
  const { bench, make } = workbench([deck(7, ME), deck(9, ME)], 9);
  await expect(bench.makeDeck("guests", "La famille", "fr")).resolves.toBe(9);
  expect(make).toHaveBeenCalledWith({ t: "make_deck", kind: "guests", name: "La famille", language: "fr" });
});

test("if the answer was lost, it is the newest of one's own of that kind", async () => {
  const { bench } = workbench([deck(7, ME), deck(9, ME), deck(10, ME, "words"), deck(11, 2)], null);
  await expect(bench.makeDeck("guests", "La famille", "fr")).resolves.toBe(9);
});
