// The images of one visit: how far each is, and those that are kept on their way into the deck.

import type { Made } from "../encode";

export type Described = Made & { alt: string };
export type ImageState = "waiting" | "sending" | "kept" | "skipped" | "unreadable" | "failed";

export class Sending {
  states = $state<ImageState[]>([]);
  readonly kept = $derived(this.#count("kept"));
  readonly sending = $derived(this.#count("sending"));
  readonly failed = $derived(this.#count("failed"));
  readonly #save: (made: Described) => Promise<void>;
  readonly #onsent: () => void;
  /** One after the other: a slow line is not split. */
  #line: Promise<void> = Promise.resolve();
  readonly #unsent = new Map<number, Described>();

  /** `onsent()`: one of them has come or failed. */
  constructor(count: number, save: (made: Described) => Promise<void>, onsent: () => void) {
    this.states = Array.from({ length: count }, () => "waiting");
    this.#save = save;
    this.#onsent = onsent;
  }

  send(index: number, made: Described): void {
    this.states[index] = "sending";
    this.#line = this.#line.then(async () => {
      try {
        await this.#save(made);
        this.states[index] = "kept";
        this.#unsent.delete(index);
      } catch {
        this.states[index] = "failed";
        this.#unsent.set(index, made);
      }
      this.#onsent();
    });
  }

  sendAgain(): void {
    for (const [index, made] of this.#unsent) this.send(index, made);
  }

  #count(state: ImageState): number {
    return this.states.filter((one) => one === state).length;
  }
}
