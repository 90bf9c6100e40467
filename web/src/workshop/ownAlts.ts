// Learns what is to be seen on the images that people brought, whenever a game with some of them is on the table.

import type { View } from "../view";
import { knowAlts, type Alts } from "../table/alts.svelte";
import { isOwn } from "../table/own";

const AGAIN_AFTER = 10_000;

export class OwnAlts {
  #fetch: () => Promise<Alts>;
  /** The number of the game whose images are known, or asked about. */
  #asked: number | null = null;
  #again = 0;

  constructor(fetch: () => Promise<Alts>) {
    this.#fetch = fetch;
  }

  see({ game, you }: View): void {
    if (game === null || you.person === null || !hasOwnDecks(game.options)) return;
    if (game.number === this.#asked || Date.now() < this.#again) return;
    this.#asked = game.number;
    void this.#learn();
  }

  async #learn(): Promise<void> {
    try {
      knowAlts({}, await this.#fetch());
    } catch {
      // The table plays on without them.
      this.#asked = null;
      this.#again = Date.now() + AGAIN_AFTER;
    }
  }
}

function hasOwnDecks({ decks }: Record<string, unknown>): boolean {
  return Array.isArray(decks) && decks.some((deck) => isOwn(String(deck)));
}
