// The tent cards of a table: who sits there, who is proposed, who is expected.

import type { DinerContested, DinerDinnerTable, DinerProposal } from "./protocol";
import type { Guest } from "./guests";
import type { DinerTable } from "./table.svelte";

export interface Card {
  key: string;
  /** null: an empty card, somebody is expected. */
  guest: Guest | null;
  departed?: boolean;
  contested?: boolean;
  /** Goes back to the hand: the place is empty. */
  refused?: boolean;
  /** Sits there already: nobody judges them. */
  pale?: boolean;
}

/** A table as it stood before the turn with this number. */
export function seatedBefore(table: DinerDinnerTable | undefined, turn: number): Guest[] {
  return (table?.services ?? []).filter(({ number }) => number < turn).flatMap(({ guests }) => guests);
}

export const seatedAt = (table: DinerDinnerTable | undefined): Guest[] => seatedBefore(table, Infinity);

/** The table that was served last. */
export function newestTable(tables: readonly DinerDinnerTable[]): number {
  const served = tables.map((table) => table.services.at(-1)?.number ?? 0);
  return served.indexOf(Math.max(...served));
}

export function standing(table: DinerDinnerTable): Card[] {
  return seatedAt(table).map((guest) => ({ key: guest.id, guest, departed: guest.id === table.departed }));
}

/** Empty cards for the places that somebody is laying. */
export const expected = (places: number): Card[] =>
  Array.from({ length: places }, (_, i) => ({ key: `expected-${i}`, guest: null }));

/** The table that somebody composes: those who sit there, then the newcomers. */
export function composed(table: DinerTable): { cards: Card[]; mourning: boolean } {
  const standing = table.target === null ? undefined : table.pub.tables[table.target];
  const departed = standing ? standing.departed : (table.departed?.id ?? null);
  const at = (guest: Guest, pale: boolean): Card => ({
    key: guest.id,
    guest,
    pale,
    departed: guest.id === departed,
  });
  return {
    cards: [
      ...table.there.map((guest) => at(guest, true)),
      ...table.newcomers.map((guest) => at(guest, false)),
    ],
    mourning: table.mourning || departed !== null,
  };
}

export interface Proposed {
  cards: Card[];
  /** From this index on the cards are new. */
  from: number;
  mourning: boolean;
}

/** What is proposed in the turn with this number, with those who sit there already. */
export function proposed(
  proposal: DinerProposal,
  tables: readonly DinerDinnerTable[],
  turn: number,
  contests: readonly DinerContested[],
  refused: (id: string) => boolean = () => false,
): Proposed {
  const joined = proposal.table === null ? undefined : tables[proposal.table];
  const departed = joined?.departed ?? proposal.departed;
  const there = seatedBefore(joined, turn);
  const disputed = new Set(contests.flatMap(({ guests }) => guests));
  return {
    cards: [
      ...there.map((guest) => ({ key: guest.id, guest, departed: guest.id === departed, pale: true })),
      ...proposal.guests.map((guest) => ({
        key: guest.id,
        guest,
        departed: guest.id === departed,
        contested: disputed.has(guest.id) && !refused(guest.id),
        refused: refused(guest.id),
      })),
    ],
    from: there.length,
    mourning: departed !== null && departed !== undefined,
  };
}
