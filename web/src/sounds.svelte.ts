// What an evening sounds like: a lamp, a page, a gavel. `play("gavel")` from anywhere. A television sounds unless somebody
// turns it off, a phone only if somebody turns it on; a browser makes no sound before the first touch or key.

import { settings } from "./settings.svelte";

export type Sound =
  | "one" // the count of three
  | "two"
  | "three"
  | "gavel" // a verdict
  | "lamp" // a reveal begins
  | "page" // a new round
  | "success"
  | "failure"
  | "applause" // somebody has won
  | "tick"; // the last seconds of a limit

/** Two parts of one screen may say the same: it is heard once. */
const TOGETHER = 120;
/** Longer than any sound. Then the audio of this device rests: while it runs, it takes as much power silent as loud. */
export const REST = 3_000;

class Sounds {
  /** Set by a television while it is shown. */
  television = $state(false);
  #running = $state(false);
  #context: AudioContext | null = null;
  #rests = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #made = new Map<Sound, AudioBuffer>();
  #played = new Map<Sound, number>();

  get on(): boolean {
    return this.television ? settings.tvSounds : settings.tableSounds;
  }
  set on(on: boolean) {
    if (this.television) settings.tvSounds = on;
    else settings.tableSounds = on;
    if (on) this.allow();
  }

  /** Wanted, but the browser waits for a touch or a key. */
  get waits(): boolean {
    return this.on && !this.#running;
  }

  /** The audio, awake for as long as a sound takes. null: nothing can be heard now. */
  wake(): AudioContext | null {
    const context = this.#running ? this.#context : null;
    if (context === null) return null;
    if (this.#rests) {
      this.#rests = false;
      void context.resume().catch(() => {});
    }
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rests = true;
      void context.suspend().catch(() => {});
    }, REST);
    return context;
  }

  /** Call this from any press. */
  allow(): void {
    try {
      const context = (this.#context ??= this.#open());
      if (!this.#running) void context.resume().catch(() => {});
    } catch {
      // no audio here
    }
  }

  #open(): AudioContext {
    const context = (this.#context = new AudioContext());
    const look = (): void => {
      this.#running = context.state === "running" || (this.#rests && context.state === "suspended");
      // Opened by a press, perhaps long before there is something to hear.
      if (context.state === "running") this.wake();
    };
    context.addEventListener("statechange", look);
    look();
    return context;
  }

  async play(sound: Sound): Promise<void> {
    const now = performance.now();
    if (!this.on || !this.#running || document.hidden) return;
    if (now - (this.#played.get(sound) ?? -Infinity) < TOGETHER) return;
    this.#played.set(sound, now);
    try {
      const { samplesOf } = await import("./synth");
      const context = this.wake();
      if (context === null) return;
      const source = context.createBufferSource();
      source.buffer = this.#buffer(context, sound, samplesOf);
      source.connect(context.destination);
      source.start();
    } catch {
      // It could not be loaded: the game goes on in silence.
    }
  }

  #buffer(
    context: AudioContext,
    sound: Sound,
    samplesOf: (sound: Sound, rate: number) => Float32Array<ArrayBuffer>,
  ): AudioBuffer {
    const made = this.#made.get(sound);
    if (made) return made;
    const samples = samplesOf(sound, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#made.set(sound, buffer);
    return buffer;
  }
}

export const sounds = new Sounds();

export function play(sound: Sound): void {
  void sounds.play(sound);
}
