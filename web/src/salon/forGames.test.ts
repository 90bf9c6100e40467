import { afterEach, expect, test, vi } from "vitest";
import type { GameView } from "../view";
import type { Room } from "./room.svelte";
import { writerOf } from "./forGames";

afterEach(() => vi.unstubAllGlobals());

const room = {
  session: { code: "MOKA", key: "key" },
  nameOf: (id: number) => `person ${id}`,
} as unknown as Room;
const game = { options: { decks: ["guests", "own-2", "own-5"] } } as unknown as GameView;

function answerWith(decks: Record<string, { id: number; by: number }[]>) {
  const fetch = vi.fn(async (address: URL) => {
    const cards = decks[address.pathname.split("/").at(-1)!] ?? [];
    return new Response(JSON.stringify({ cards }), { headers: { "Content-Type": "application/json" } });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a card of the salon's own says who wrote it, whichever deck it is in", async () => {
  const fetch = answerWith({ 2: [{ id: 7, by: 1 }], 5: [{ id: 9, by: 3 }] });
  expect(await writerOf(room, game, "own-9")).toBe("person 3");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await writerOf(room, game, "own-8")).toBe(null);
});

test("cards of the house are asked about nowhere", async () => {
  const fetch = answerWith({});
  expect(await writerOf(room, game, "piaf")).toBe(null);
  expect(fetch).not.toHaveBeenCalled();
});
