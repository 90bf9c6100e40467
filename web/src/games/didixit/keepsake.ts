import type { Kept } from "../../protocol";
import type { Keepsake } from "../contract";
import { a, unwritten } from "./albumTexts";
import { film } from "./film";
import KeptRounds from "./KeptRounds.svelte";
import type { DidixitRound } from "./protocol";
import { read } from "./round";

/** The words of a clue: written then, or afterwards; null if nobody wrote them. */
export function wordsOf({ clue }: DidixitRound, { words }: Kept): string | null {
  return clue.t === "sentence" ? clue.text : words;
}

export default {
  Pages: KeptRounds,
  film,
  quote({ line }, moment) {
    const round = line as DidixitRound;
    const { right } = read(round);
    const words = wordsOf(round, moment);
    const kind = round.clue.t;
    const { image: own = "" } = round.laid[right - 1] ?? {};
    const others = round.laid.filter((_, i) => i !== right - 1).map(({ image }) => image);
    return {
      by: [round.storyteller],
      did: a.did[kind],
      words: words ?? unwritten(round),
      quoted: words !== null,
      art: { is: "cards", ids: [own, ...others].slice(0, 3) },
    };
  },
} satisfies Keepsake;
