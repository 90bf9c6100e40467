import { messages } from "../../messages.svelte";

/** The fields of a card of ideas, in the order of its words. */
export const IDEA_FIELDS = ["word1", "word2", "word3", "word4", "word5"] as const;

export const w = messages(
  {
    fiveWords: "Les cinq mots",
    word: "Mot",
    first: "un mot, une chose, un moment",
    more: "un mot encore",
    advice: "Le bon mélange : deux mots qui se ressemblent, un qui surprend.",
  },
  {
    fiveWords: "The five words",
    word: "Word",
    first: "a word, a thing, a moment",
    more: "one more word",
    advice: "A good mix: two words that are alike, one that surprises.",
  },
);
