// The cards of the salon's decks, as they are at this moment: read again when somebody changed them.

import { SvelteMap } from "svelte/reactivity";
import type { OwnDeckPage, OwnDeckView } from "../protocol";

const SOON = 120;

export class OwnPages {
  #pages = new SvelteMap<number, OwnDeckPage>();
  /** Which state of each deck was asked for last. */
  #asked = new Map<number, number>();

  /** Call while a component is set up. `decks`: whose cards are wanted now. */
  constructor(decks: () => readonly OwnDeckView[], read: (deck: number) => Promise<OwnDeckPage>) {
    $effect(() => {
      const wanted = decks().filter(({ id, changes }) => this.#asked.get(id) !== changes);
      // Many cards may come at once: they are read together.
      const timers = wanted.map((deck) =>
        setTimeout(() => void this.#read(deck, read), this.#pages.has(deck.id) ? SOON : 0),
      );
      return () => timers.forEach(clearTimeout);
    });
  }

  of(deck: OwnDeckView): OwnDeckPage | null {
    return this.#pages.get(deck.id) ?? null;
  }

  async #read({ id, changes }: OwnDeckView, read: (deck: number) => Promise<OwnDeckPage>): Promise<void> {
    this.#asked.set(id, changes);
    try {
      const page = await read(id);
      // A slower answer to an earlier question says less.
      if (this.#asked.get(id) === changes) this.#pages.set(id, page);
    } catch {
      // The next change asks again, and so does the next visit.
      if (this.#asked.get(id) === changes) this.#asked.delete(id);
    }
  }
}
