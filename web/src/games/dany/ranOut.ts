// What was done when a time limit ran out.

import { messages } from "../../messages.svelte";
import { done, type Late, type RanOutWords } from "../../table/ranOut";

const m = messages(
  {
    pointsAtNobody: ({ names, you, many }: Late) =>
      `${names} ${you ? "n’avez" : many ? "n’ont" : "n’a"} désigné personne.`,
    drawn: "le hasard départage.",
  },
  {
    pointsAtNobody: ({ names }) => `${names} pointed at nobody.`,
    drawn: "chance breaks the tie.",
  },
);

export const ranOut: RanOutWords = (phase, late) => {
  switch (phase) {
    case "beginning":
    case "twist":
      return m.pointsAtNobody(late);
    case "breaking":
      return m.drawn;
    case "preparing":
    case "choosing":
    case "composing":
      return done.passesOn(late);
    case "calling":
      return done.noVote(late);
    case "revealed":
      // Silence is an answer here.
      return null;
    default:
      return done.without(late);
  }
};
