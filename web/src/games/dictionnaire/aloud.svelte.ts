// The reading: one definition after the other is lit on every screen, by the voice or by the reader's finger.

import type { DictionnaireLettered } from "./protocol";
import { pause } from "../../ui/motion";
import { voice } from "../../table/voice";

const BREATH = 900; // ms between two definitions
const FORGOTTEN = 30_000; // ms: a definition that stays lit during the vote would be a hint

export class Aloud {
  lit = $state<string | null>(null);
  speaking = $state(false);
  /** Everything has been read out once. */
  finished = $state(false);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (letter: string | null) => void;

  /** `show`: tells the other screens. */
  constructor(show: (letter: string | null) => void) {
    this.#show = show;
  }

  /** By hand; the lit one again: none. */
  touch(letter: string, last: boolean): void {
    const again = this.lit === letter && !this.speaking;
    this.#breakOff();
    this.#light(again ? null : letter);
    if (last) this.finished = true;
    if (!again) this.#timer = setTimeout(() => this.#light(null), FORGOTTEN);
  }

  async start(definitions: readonly DictionnaireLettered[], language: string): Promise<void> {
    this.#breakOff();
    const turn = this.#turn;
    this.speaking = true;
    for (const { letter, text } of definitions) {
      this.#light(letter);
      await voice().say(`${letter}. ${text}`, language);
      if (turn !== this.#turn) return;
      await pause(BREATH);
      if (turn !== this.#turn) return;
    }
    this.speaking = false;
    this.finished = true;
    this.#light(null);
  }

  stop(): void {
    this.#breakOff();
    if (this.lit !== null) this.#light(null);
  }

  /** A new step: nothing is lit, nothing has been read, and nobody needs to be told. */
  reset(): void {
    this.#breakOff();
    this.lit = null;
    this.finished = false;
  }

  #breakOff(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    if (this.speaking) voice().stop();
    this.speaking = false;
  }

  #light(letter: string | null): void {
    this.lit = letter;
    this.#show(letter);
  }
}
