// What a table scores (DN-7): one per guest, and colours as the worked examples or as the text of the rules has it.

import type { Guest } from "./guests";
import { DINER, type DinerOptions } from "./protocol";

export interface Points {
  guests: number;
  /** How many different colours there are. */
  colours: number;
  /** How many of them score. */
  scoring: number;
  points: number;
}

export function pointsOf(reading: DinerOptions["colours"], guests: readonly Pick<Guest, "family">[]): Points {
  const colours = new Set(guests.map(({ family }) => family)).size;
  const examples = colours >= DINER.COLOURS_COUNT_FROM ? colours : 0;
  const scoring = reading === "text" ? Math.max(0, colours - 1) : examples;
  return { guests: guests.length, colours, scoring, points: guests.length + scoring };
}
