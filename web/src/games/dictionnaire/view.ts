// What a screen asks of a view in any phase, also where that phase does not have it.

import type { Seat } from "../../table/players";
import type { DictionnaireDraft, DictionnairePublic } from "./protocol";

/** null: the game is over. */
export function readerOf(pub: DictionnairePublic): Seat | null {
  return pub.phase === "over" ? null : pub.reader;
}

export function stakesOf(pub: DictionnairePublic): readonly Seat[] {
  return pub.phase === "voting" ? pub.staked : [];
}

/** The definition that the reader lights up for the others. */
export function litBy(pub: DictionnairePublic, live: Readonly<Record<number, unknown>>): string | null {
  if (pub.phase !== "voting") return null;
  return (live[pub.reader] as DictionnaireDraft | undefined)?.letter ?? null;
}
