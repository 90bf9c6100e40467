// What a screen asks of a view in any phase, also where that phase does not have it.

import type { Seat } from "../../table/players";
import type { DictionnaireDraft, DictionnaireLettered, DictionnairePublic } from "./protocol";

/** null: the game is over. */
export function readerOf(pub: DictionnairePublic): Seat | null {
  return pub.phase === "over" ? null : pub.reader;
}

/** What has been read, and what is being read. */
export function definitionsOf(pub: DictionnairePublic): readonly DictionnaireLettered[] {
  return "definitions" in pub ? pub.definitions : [];
}

export function stakesOf(pub: DictionnairePublic): readonly Seat[] {
  return "staked" in pub ? pub.staked : [];
}

/** The definition that is being read, or that the reader lights up again during the vote. */
export function litBy(pub: DictionnairePublic, live: Readonly<Record<number, unknown>>): string | null {
  if (pub.phase === "reading") return pub.definitions.at(-1)?.letter ?? null;
  if (pub.phase !== "voting") return null;
  return (live[pub.reader] as DictionnaireDraft | undefined)?.letter ?? null;
}
