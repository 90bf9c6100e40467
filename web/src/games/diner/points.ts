// What a table scores (DN-7): one per guest, and colours as the worked examples or as the text of the rules has it.

import type { DinerOptions } from "./protocol";
import type { Guest } from "./guests";

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
  const scoring = reading === "text" ? Math.max(0, colours - 1) : colours >= 2 ? colours : 0;
  return { guests: guests.length, colours, scoring, points: guests.length + scoring };
}
