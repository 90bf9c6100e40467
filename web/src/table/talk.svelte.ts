// The talk of a table, as this device shows it.

import type { ChatLine, SalonView } from "../protocol";
import { load, save } from "../storage";
import type { TableProps } from "./props";

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
  #chosen = $state<unknown>(load("talk:aloud"));
  #calls = $state(0);

  /** Where people sit tonight, once the host has said it. */
  sitting = $state<SalonView["sitting"]>(null);

  /**
   * People in one room talk aloud: the talk is folded away, and a reason is said before it is written. As the host has
   * said, unless somebody chose otherwise on this device.
   */
  get aloud(): boolean {
    return typeof this.#chosen === "boolean" ? this.#chosen : this.sitting === "together";
  }
  set aloud(on: boolean) {
    this.#chosen = on;
    save("talk:aloud", on);
  }

  /** This person is in the call, and is heard there. */
  speaks = $state(false);

  /** What is asked for in words is told first, and written only if somebody wants to. */
  get spoken(): boolean {
    return this.aloud || this.speaks;
  }

  /** Somebody is elsewhere and reads: where there is room, the talk lies open. */
  get apart(): boolean {
    return !this.aloud && (this.sitting === "apart" || this.sitting === "both");
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

const LINES = 40;

/** The talk of one table. The shell knows whether there is one, and opens it from the header where it is folded. */
export class TableTalk {
  readonly #given: () => TableProps;
  readonly #words: () => TalkWords;

  open = $state(false);

  constructor(given: () => TableProps, words: () => TalkWords) {
    this.#given = given;
    this.#words = words;
  }

  get given(): TableProps {
    return this.#given();
  }
  get words(): TalkWords {
    return this.#words();
  }

  lines: readonly ChatLine[] = $derived.by(() => {
    const { until = Infinity } = this.words;
    return this.given.chat.lines
      .filter((line) => line.text !== null && (line.id <= until || this.given.seats[this.seatOf(line)]?.you))
      .slice(-LINES);
  });

  /** Somebody alone with bots that have said nothing has none; and nobody whose hands are full. */
  get isThere(): boolean {
    const alone = this.given.seats.every((seat) => seat.yours || (seat.bot && !seat.automatic));
    return !this.words.hidden && (!alone || this.lines.length > 0 || this.open);
  }

  seatOf(line: ChatLine): number {
    return this.given.seats.findIndex((seat) => seat.chair === line.chair);
  }
}
