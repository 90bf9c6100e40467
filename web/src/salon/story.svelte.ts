// The story of the game on the table, asked for page by page when somebody wants to read it.

import { untrack } from "svelte";
import type { FromBrowser, Story as StoryMessage } from "../protocol";
import type { StoryLines } from "../table/props";

export class Story {
  known = $state.raw<StoryLines>({ lines: [], complete: false });

  #game = 0;
  #onTable = false;
  #asked = false;
  #write: (message: FromBrowser) => void;

  constructor(write: (message: FromBrowser) => void) {
    this.#write = write;
  }

  /** Asks from the last known line on. */
  load(): void {
    // Whoever asks from an effect must not be called again by the answer.
    untrack(() => {
      if (!this.#onTable || this.#asked || this.known.complete) return;
      this.#asked = true;
      this.#write({ t: "ask_story", after: this.known.lines.length });
    });
  }

  hear({ number, after, lines, more }: StoryMessage): void {
    this.#asked = false;
    if (number !== this.#game || after !== this.known.lines.length) return;
    this.known = { lines: [...this.known.lines, ...lines], complete: !more };
    if (more) this.load();
  }

  /** Something has happened: the story may go on. `game`: the number of the one on the table. */
  goOn(game: number | null): void {
    this.#onTable = game !== null;
    if (game !== null && game !== this.#game) {
      this.#game = game;
      this.#asked = false;
      this.known = { lines: [], complete: false };
    } else if (this.known.complete) {
      this.known = { ...this.known, complete: false };
    }
  }

  /** The host has covered something, or taken a cover off. */
  again(): void {
    const { lines } = this.known;
    this.known = { lines: [], complete: false };
    this.#asked = false;
    if (lines.length > 0) this.load();
  }

  /** What was asked for gets no answer any more. */
  lost(): void {
    this.#asked = false;
  }
}
