// One's own face in the call: only ever by one's own wish, and away while nobody looks at the page.

import { openCamera } from "./camera";
import type { NoMicrophone } from "./microphone";

export class Face {
  /** This person wants to be seen. */
  wanted = $state(false);
  none = $state<NoMicrophone | null>(null);
  stream = $state.raw<MediaStream | null>(null);
  #hidden = $state(document.hidden);

  /** What the others are told: there is something to see. */
  readonly shows: boolean = $derived(this.wanted && this.stream !== null && !this.#hidden);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.#hidden = document.hidden));
  }

  get track(): MediaStreamTrack | null {
    return this.stream?.getVideoTracks()[0] ?? null;
  }

  /** Whether there is a picture now. */
  async show(): Promise<boolean> {
    if (this.wanted) return this.stream !== null;
    this.wanted = true;
    this.none = null;
    const opened = await openCamera(() => this.#lost("busy"));
    if (!(opened instanceof MediaStream)) {
      this.#lost(opened);
      return false;
    }
    // Somebody may have thought better of it while the browser asked.
    if (!this.wanted || this.stream !== null) for (const track of opened.getTracks()) track.stop();
    else this.stream = opened;
    return this.wanted;
  }

  hide(): void {
    this.wanted = false;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }

  close(): void {
    this.hide();
    this.none = null;
  }

  #lost(why: NoMicrophone): void {
    const wanted = this.wanted;
    this.hide();
    if (wanted) this.none = why;
  }
}
