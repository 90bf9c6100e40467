// The recorded clips of one salon, by their hash.

import type { ClipKind } from "../table/props";
import { Blobs } from "./blobs";
import { fetchClip, sendClip } from "./http";

export class ClipStore extends Blobs {
  #send: (clip: Blob, kind: ClipKind) => Promise<string>;

  /** `key`: the secret of the person, which opens the clips. */
  constructor(code: string, key: () => string) {
    super((hash) => fetchClip(code, key(), hash));
    this.#send = (clip, kind) => sendClip(code, key(), clip, kind);
  }

  /** Gives the hash under which everybody finds it. */
  async upload(clip: Blob, kind: ClipKind): Promise<string> {
    const hash = await this.#send(clip, kind);
    this.keep(hash, clip);
    return hash;
  }
}
