import type { Kept } from "../../protocol";
import type { Keepsake } from "../contract";
import { a } from "./albumTexts";
import { film } from "./film";
import { calledOf, PRINTS } from "./guests";
import KeptTables from "./KeptTables.svelte";
import type { DinerServed } from "./protocol";

/** The words of a reason: written then, or afterwards; null if nobody wrote them. */
export function wordsOf({ proposal: { reason } }: DinerServed, { words }: Kept): string | null {
  return reason.t === "written" ? reason.text : words;
}

export default {
  Pages: KeptTables,
  film,
  quote({ line }, moment) {
    const served = line as DinerServed;
    const { proposal } = served;
    const words = wordsOf(served, moment);
    return {
      by: [proposal.seat],
      did: proposal.departed !== null ? a.didMourn : proposal.table === null ? a.did : a.didAdd,
      words: words ?? a.aloud,
      quoted: words !== null,
      art: {
        is: "names",
        names: proposal.guests.map((guest) => ({ text: calledOf(guest), ink: PRINTS[guest.family].papier })),
      },
    };
  },
} satisfies Keepsake;
