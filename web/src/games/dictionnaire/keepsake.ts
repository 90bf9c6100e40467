import type { Keepsake } from "../contract";
import { a } from "./albumTexts";
import { film } from "./film";
import { spelt } from "./kinds";
import KeptWords from "./KeptWords.svelte";
import type { DictionnaireRound } from "./protocol";
import { authorsOf, realOf } from "./round";

export default {
  Pages: KeptWords,
  film,
  quote({ line }, moment) {
    const round = line as DictionnaireRound;
    const art = { is: "word", word: round.word, note: spelt(round.kind) } as const;
    const own = round.definitions.find(({ letter }) => moment.key === `${round.number}${letter}`);
    // Of a word as a whole, what it really means is worth telling.
    const told = own ?? realOf(round);
    const by = own ? authorsOf(own) : [round.reader];
    return {
      by,
      did: own ? a.did(round.word) : a.wordDid,
      words: told?.text ?? "",
      quoted: own !== undefined,
      art,
    };
  },
} satisfies Keepsake;
