// What is there in some phases only.

import type { Seat } from "../../table/players";
import type { DinerOverView, DinerPublic, DinerTurnView } from "./protocol";

/** The others judge a proposal: they answer, then vote on what they contest. */
export type Judging = Exclude<DinerPublic, DinerTurnView | DinerOverView>;

export const judgingOf = (pub: DinerPublic): Judging | null =>
  pub.phase === "turn" || pub.phase === "over" ? null : pub;

/** Whose turn it is. */
export const playerOf = (pub: DinerPublic): Seat | null => (pub.phase === "over" ? null : pub.player);
