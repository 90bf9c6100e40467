import { messages } from "../../messages.svelte";

export const w = messages(
  {
    ownName: "Son nom",
    ownFamily: "Sa famille",
    ownLine: "Qui est-ce, en une ligne ?",
  },
  {
    ownName: "Their name",
    ownFamily: "Their family",
    ownLine: "Who is it, in one line?",
  },
);
