import { messages } from "../../messages.svelte";

export const w = messages(
  {
    word: "Le mot",
    kind: "Sa nature",
    noKind: "on ne le dit pas",
    definition: "Ce qu’il veut dire",
    secret: "Son sens est caché : vous pourrez jouer avec ce mot.",
  },
  {
    word: "The word",
    kind: "Its kind",
    noKind: "not said",
    definition: "What it means",
    secret: "Its meaning is hidden: you can play with this word.",
  },
);
