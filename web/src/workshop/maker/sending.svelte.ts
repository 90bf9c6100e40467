// The images of one visit: how far each is, and those that are kept on their way into the deck.

import { toasts } from "../../ui/toasts.svelte";
import { firstCrop } from "../crop";
import { encode, openPicture, type Made } from "../encode";
import { m } from "./texts";

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

  /** A photograph of which nobody has chosen a part or said what is to be seen. */
  async sendAsItIs(index: number, file: File): Promise<void> {
    try {
      const picture = await openPicture(file);
      const made = await encode(picture, firstCrop(picture), 0).finally(() => picture.close());
      this.send(index, { ...made, alt: "" });
    } catch {
      this.states[index] = "unreadable";
      toasts.tell(m.unreadable(file.name));
    }
  }

  sendAgain(): void {
    for (const [index, made] of this.#unsent) this.send(index, made);
  }

  #count(state: ImageState): number {
    return this.states.filter((one) => one === state).length;
  }
}
