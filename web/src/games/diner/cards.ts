// The tent cards of a table: who sits there, who is proposed, who is expected.

import type { Guest } from "./guests";
import { judgingOf } from "./phases";
import type { DinerContested, DinerDinnerTable, DinerLaying, DinerProposal, DinerPublic } from "./protocol";
import type { Reveal } from "./reveal.svelte";
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

/** How a round table is laid, for `RoundTable`. */
export interface Laid {
  cards: Card[];
  mourning?: boolean;
  /** The cloth straight from the cupboard: nobody has dined here yet. */
  fresh?: boolean;
  /** From this index on the guests are new; null: nobody is. */
  arriving?: number | null;
  /** To whose hand refused guests go back. */
  owner?: number;
}

function cardOf(guest: Guest, departed: string | null | undefined, more: Partial<Card> = {}): Card {
  return { key: guest.id, guest, departed: guest.id === departed, ...more };
}

/** A table that stands, or a new one, with the places that somebody is laying there. */
export function standing(table: DinerDinnerTable | undefined, places = 0): Laid {
  const cards = seatedAt(table).map((guest) => cardOf(guest, table?.departed));
  cards.push(...expected(places));
  return {
    cards,
    mourning: table?.departed != null,
    fresh: !table,
    arriving: places > 0 ? cards.length - 1 : null,
  };
}

/** The places that somebody is laying at the table with this index. */
export const placesAt = (laying: DinerLaying | null, tables: readonly unknown[], index: number): number =>
  laying && (laying.table ?? tables.length) === index ? laying.places : 0;

/** Empty cards for the places that somebody is laying. */
export const expected = (places: number): Card[] =>
  Array.from({ length: places }, (_, i) => ({ key: `expected-${i}`, guest: null }));

/** The table that somebody composes: those who sit there, then the newcomers. */
export function composed(table: DinerTable): Laid {
  const standing = table.target === null ? undefined : table.pub.tables[table.target];
  const departed = standing ? standing.departed : (table.departed?.id ?? null);
  return {
    cards: [
      ...table.there.map((guest) => cardOf(guest, departed, { pale: true })),
      ...table.newcomers.map((guest) => cardOf(guest, departed)),
    ],
    mourning: table.mourning || departed !== null,
    fresh: !standing,
  };
}

/** What is proposed in the turn with this number, with those who sit there already. */
export function proposed(
  proposal: DinerProposal,
  tables: readonly DinerDinnerTable[],
  turn: number,
  contests: readonly DinerContested[],
  refused: (id: string) => boolean = () => false,
): Laid {
  const joined = proposal.table === null ? undefined : tables[proposal.table];
  const departed = joined?.departed ?? proposal.departed;
  const there = seatedBefore(joined, turn);
  const disputed = new Set(contests.flatMap(({ guests }) => guests));
  return {
    cards: [
      ...there.map((guest) => cardOf(guest, departed, { pale: true })),
      ...proposal.guests.map((guest) => {
        const gone = refused(guest.id);
        return cardOf(guest, departed, { contested: disputed.has(guest.id) && !gone, refused: gone });
      }),
    ],
    arriving: there.length,
    mourning: departed != null,
    fresh: proposal.table === null,
    owner: proposal.seat,
  };
}

/** The table that is judged, or of which it is told what became of it; null: neither. */
export function judgedTable(reveal: Reveal, pub: DinerPublic): Laid | null {
  if (reveal.round) {
    const { number, served } = reveal.round;
    const refused = (id: string): boolean => reveal.refused(id);
    return {
      ...proposed(served.proposal, pub.tables, number, reveal.contests, refused),
      arriving: null,
    };
  }
  const judging = judgingOf(pub);
  return judging && proposed(judging.proposal, judging.tables, judging.number, judging.contests);
}
