/** The fields of a card of ideas, in the order of its words. */
export const IDEA_FIELDS = ["word1", "word2", "word3", "word4", "word5"] as const;
