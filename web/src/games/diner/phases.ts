// What is there in some phases only.

import type { Seat } from "../../table/players";
import type { DinerLaying, DinerOverView, DinerPublic, DinerTurnView } from "./protocol";

/** The others judge a proposal: they answer, then vote on what they contest. */
export type Judging = Exclude<DinerPublic, DinerTurnView | DinerOverView>;

export const judgingOf = (pub: DinerPublic): Judging | null =>
  pub.phase === "turn" || pub.phase === "over" ? null : pub;

/** Whose turn it is. */
export const playerOf = (pub: DinerPublic): Seat | null => (pub.phase === "over" ? null : pub.player);

/** Those who have something to do: whoever plays or answers for a table, or all the others. */
export function takingPart(pub: DinerPublic, seats: readonly unknown[]): Seat[] {
  const alone = pub.phase === "turn" || pub.phase === "defending";
  return [...seats.keys()].filter((seat) => (seat === playerOf(pub)) === alone);
}

/** The places that are being laid now. */
export function layingOf(pub: DinerPublic, live: Readonly<Record<number, unknown>>): DinerLaying | null {
  const draft = pub.phase === "turn" ? (live[pub.player] as DinerLaying | undefined) : undefined;
  return draft && draft.places > 0 ? draft : null;
}
