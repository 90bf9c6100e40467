// The tables of an evening, and the story of the game as the server tells it.

import type { DinerDinnerTable, DinerStory } from "./protocol";
import type { Guest } from "./guests";

export const seatedAt = (table: DinerDinnerTable | undefined): Guest[] =>
  table?.services.flatMap((service) => service.guests) ?? [];

/** The table that was served last. */
export function newestTable(tables: readonly DinerDinnerTable[]): number {
  const served = tables.map((table) => table.services.at(-1)?.number ?? 0);
  return served.indexOf(Math.max(...served));
}

export const turnsOf = (lines: readonly unknown[]): readonly DinerStory[] => lines as readonly DinerStory[];
