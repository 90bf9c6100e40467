// What was done when a time limit ran out.

import { messages } from "../../messages.svelte";
import { done, type RanOutWords } from "../../table/ranOut";

const m = messages(
  {
    collected: "les feuilles ont été ramassées telles quelles.",
    allShown: "toutes les définitions sont sur la table.",
  },
  {
    collected: "the sheets were collected as they were.",
    allShown: "all definitions are on the table.",
  },
);

export const ranOut: RanOutWords = (phase, late) => {
  switch (phase) {
    case "writing":
      // Not whose sheet was empty.
      return m.collected;
    case "reading":
      return m.allShown;
    case "voting":
      return done.noVote(late);
    default:
      // Whoever says nothing in the last call stakes nothing.
      return null;
  }
};
