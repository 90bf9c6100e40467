// The reading: the voice reads one definition after the other; during the vote it reads them again, or the reader's
// finger lights one up on every screen.

import type { DictionnaireLettered } from "./protocol";
import { pause } from "../../ui/motion";
import { voice } from "../../table/voice";

const BREATH = 900; // ms between two definitions
const FORGOTTEN = 30_000; // ms: a definition that stays lit during the vote would be a hint

export class Aloud {
  lit = $state<string | null>(null);
  speaking = $state(false);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (letter: string | null) => void;

  /** `show`: tells the other screens. */
  constructor(show: (letter: string | null) => void) {
    this.#show = show;
  }

  /** By hand; the lit one again: none. */
  touch(letter: string): void {
    const again = this.lit === letter && !this.speaking;
    this.#breakOff();
    this.#light(again ? null : letter);
    if (!again) this.#timer = setTimeout(() => this.#light(null), FORGOTTEN);
  }

  /** The voice reads one; whether it was heard to its end. */
  async say(definition: DictionnaireLettered, language: string): Promise<boolean> {
    this.#breakOff();
    this.speaking = true;
    const heard = await this.#heard(definition, language);
    if (heard) this.speaking = false;
    return heard;
  }

  /** All of them again, lit one after the other. */
  async start(definitions: readonly DictionnaireLettered[], language: string): Promise<void> {
    this.#breakOff();
    this.speaking = true;
    for (const one of definitions) {
      this.#light(one.letter);
      if (!(await this.#heard(one, language))) return;
    }
    this.speaking = false;
    this.#light(null);
  }

  stop(): void {
    this.#breakOff();
    if (this.lit !== null) this.#light(null);
  }

  /** A new step: nothing is lit, and nobody needs to be told. */
  reset(): void {
    this.#breakOff();
    this.lit = null;
  }

  async #heard({ letter, text }: DictionnaireLettered, language: string): Promise<boolean> {
    const turn = this.#turn;
    try {
      await voice().say(`${letter}. ${text}`, language);
    } catch {
      if (turn === this.#turn) this.stop();
    }
    if (turn === this.#turn) await pause(BREATH);
    return turn === this.#turn;
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
