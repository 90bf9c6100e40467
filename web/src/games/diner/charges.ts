// What is contested of a proposal: who objects and why, and what was answered.

import type { Seat } from "../../table/players";
import { calledOf, type Guest } from "./guests";
import type { DinerContested, DinerProposal, DinerServed } from "./protocol";
import { situation } from "./sentences";
import { m } from "./texts";

export type Reason = DinerProposal["reason"];

/** The table as a whole, among the topics that guests are. */
export const WHOLE = "table";

/** What was said of a proposal, while it is judged and afterwards. */
export interface Argued {
  proposal: DinerProposal;
  contests: readonly DinerContested[];
  defences: DinerServed["defences"];
}

export interface Charge {
  topic: string;
  label: string;
  /** null: the whole. */
  guest: Guest | null;
  objections: { seat: Seat; why?: Reason; cites?: string }[];
  /** null: there was nothing to add; undefined: not answered yet. */
  defence?: Reason | null;
}

/** The whole first, then guests as they were proposed; with `all`, those whom nobody contests come last. */
export function chargesOf(
  { proposal, contests, defences }: Argued,
  forbidden: readonly string[],
  all = false,
): Charge[] {
  const topics = [
    { topic: WHOLE, guest: null },
    ...proposal.guests.map((guest) => ({ topic: guest.id, guest })),
  ];
  const charges = topics.map(({ topic, guest }): Charge => {
    const against = contests.filter(({ whole, guests }) => (guest ? guests.includes(guest.id) : whole));
    const objections = against.map(({ seat, whole, guests, why, cites }) => {
      // A forbidden situation is named once.
      const named = cites !== null && topic === (whole ? WHOLE : guests[0]) ? forbidden[cites] : undefined;
      return { seat, why: why[topic], cites: named === undefined ? undefined : situation(named) };
    });
    return { topic, guest, label: guest ? calledOf(guest) : m.whole, objections, defence: defences[topic] };
  });
  const contested = charges.filter(({ objections }) => objections.length > 0);
  return all
    ? [...contested, ...charges.filter(({ guest, objections }) => guest && !objections.length)]
    : contested;
}

/** Where charges are shown: how many lines there are, and how many letters go into one. */
export interface Room {
  lines: number;
  letters: number;
}

const WHO = 16; // letters: a name, and that they object

/** As many as fit together, one at least. */
export function pagesOf(charges: Charge[], { lines, letters }: Room): Charge[][] {
  const linesOf = (reason: Reason | null | undefined): number =>
    Math.ceil(((reason?.t === "written" ? reason.text.length : 0) + WHO) / letters);
  const pages: Charge[][] = [];
  let left = 0;
  for (const charge of charges) {
    const replied = charge.defence === undefined ? 0 : linesOf(charge.defence);
    const needs = 2 + replied + charge.objections.reduce((sum, { why }) => sum + linesOf(why), 0);
    if (needs <= left) pages.at(-1)!.push(charge);
    else {
      pages.push([charge]);
      left = lines;
    }
    left -= needs;
  }
  return pages;
}
