// The talk of a table, as this device shows it.

import { load, save } from "../storage";

/**
 * What a game's talk is about now: the label of the field, and what stands there while nobody has spoken. `open`: this
 * person is asked for words. `tall`: there is room for it, it lies open and fills a column. `hidden`: their hands are full. `part`: of
 * the game; a line is drawn where a new one begins. `reveals`: something is revealed: it folds, so that it is seen.
 * `until`: the last line of what this screen shows: what others said after it waits.
 */
export interface TalkWords {
  label?: string;
  empty?: string;
  open?: boolean;
  tall?: boolean;
  hidden?: boolean;
  part?: string;
  reveals?: boolean;
  until?: number;
}

class TalkPlace {
  #aloud = $state(load("talk:aloud") === true);
  #calls = $state(0);

  /** People in one room talk aloud: the talk is folded away. Remembered by this device. */
  get aloud(): boolean {
    return this.#aloud;
  }
  set aloud(on: boolean) {
    this.#aloud = on;
    save("talk:aloud", on);
  }

  /** How often somebody here has asked to speak. */
  get calls(): number {
    return this.#calls;
  }
  /** Opens the talk, ready to be written in. */
  call(): void {
    this.#calls++;
  }
}

export const talkPlace = new TalkPlace();
