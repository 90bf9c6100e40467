// The images that people of one salon brought, by their names, whole or as thumbnails.

import { SvelteMap } from "svelte/reactivity";
import type { OwnImages } from "../table/pictures";
import { Blobs } from "../salon/blobs";
import { Refusal } from "../salon/refusals";

const AGAIN_AFTER = 4000;
/** Asking again does not bring these back. */
const GONE = ["no_such_image", "no_such_album", "no_such_salon", "unknown_key"];

const thumbOf = (image: string): string => `${image}.thumb`;

export class OwnImageStore implements OwnImages {
  #blobs: Blobs;
  /** By the name of the file; null: it could not be had. */
  #shown = new SvelteMap<string, string | null>();
  #asked = new Set<string>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** `fetch`: a file by its name, as a person who may see it. */
  constructor(fetch: (file: string) => Promise<Blob>) {
    this.#blobs = new Blobs(fetch);
  }

  url(image: string, small: boolean): string | null | undefined {
    const whole = this.#shown.get(image);
    if (whole) return whole;
    const thumb = this.#shown.get(thumbOf(image));
    if (small && thumb !== null) {
      if (thumb === undefined) this.#ask(thumbOf(image));
      return thumb;
    }
    if (whole === undefined) this.#ask(image);
    // Something to look at until the whole is there.
    return thumb ?? whole;
  }

  open(image: string): Promise<string> {
    return this.#blobs.url(image);
  }

  /** What has just been brought need not be fetched. */
  keep(image: string, whole: Blob, thumb: Blob): void {
    this.#blobs.keep(image, whole);
    this.#blobs.keep(thumbOf(image), thumb);
  }

  close(): void {
    this.#blobs.close();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #ask(file: string): void {
    if (this.#asked.has(file)) return;
    this.#asked.add(file);
    this.#blobs.url(file).then(
      (url) => this.#shown.set(file, url),
      (failure: unknown) => {
        this.#shown.set(file, null);
        if (failure instanceof Refusal && GONE.includes(failure.code)) return;
        const timer = setTimeout(() => {
          this.#timers.delete(timer);
          this.#asked.delete(file);
          // Whoever shows it asks again.
          this.#shown.delete(file);
        }, AGAIN_AFTER);
        this.#timers.add(timer);
      },
    );
  }
}
