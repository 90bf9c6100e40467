// What was done when a time limit ran out.

import { messages } from "../../messages.svelte";
import { done, type Late, type RanOutWords } from "../../table/ranOut";
import { of } from "../../typography";

const m = messages(
  {
    drawn: "le hasard désigne qui raconte.",
    given: ({ names, alone }: Late) =>
      alone ? "le hasard a donné à votre place." : `le hasard a donné à la place ${of(names)}.`,
  },
  {
    drawn: "chance decides who tells.",
    given: ({ names }) => `chance has given in place of ${names}.`,
  },
);

export const ranOut: RanOutWords = (phase, late) => {
  switch (phase) {
    case "claiming":
      return m.drawn;
    case "telling":
      return done.passesOn(late);
    case "giving":
      return m.given(late);
    default:
      return done.noVote(late);
  }
};
