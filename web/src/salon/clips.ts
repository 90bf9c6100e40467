// The recorded clips of one salon: each is fetched once, by its hash.

import type { ClipKind } from "../table/props";
import { fetchClip, sendClip } from "./http";

export class ClipStore {
  #code: string;
  #key: () => string;
  #blobs = new Map<string, Promise<Blob>>();
  #urls = new Map<string, Promise<string>>();

  /** `key`: the secret of the person, which opens the clips. */
  constructor(code: string, key: () => string) {
    this.#code = code;
    this.#key = key;
  }

  /** Gives the hash under which everybody finds it. */
  async upload(clip: Blob, kind: ClipKind): Promise<string> {
    const hash = await sendClip(this.#code, this.#key(), clip, kind);
    this.#blobs.set(hash, Promise.resolve(clip));
    return hash;
  }

  blob(hash: string): Promise<Blob> {
    return once(this.#blobs, hash, () => fetchClip(this.#code, this.#key(), hash));
  }

  url(hash: string): Promise<string> {
    return once(this.#urls, hash, () => this.blob(hash).then((clip) => URL.createObjectURL(clip)));
  }

  close(): void {
    for (const url of this.#urls.values()) void url.then(URL.revokeObjectURL, () => {});
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
    // A failure is not remembered: the next try asks again.
    value.catch(() => known.delete(key));
  }
  return value;
}
