// What was done when a time limit ran out.

import { messages } from "../../messages.svelte";
import { done, type Late, type RanOutWords } from "../../table/ranOut";
import { of } from "../../typography";

const m = messages(
  {
    unanswered: () => "la table est jugée sans réponse.",
    turnPassed: ({ names, alone }: Late) =>
      alone ? "votre tour est passé." : `le tour ${of(names)} est passé.`,
  },
  {
    unanswered: () => "the table is judged without an answer.",
    turnPassed: ({ names, alone }) => (alone ? "your turn has passed." : `the turn of ${names} has passed.`),
  },
);

export const ranOut: RanOutWords = (phase, late) => {
  switch (phase) {
    case "turn":
      return m.turnPassed(late);
    case "hearing":
      return done.without(late);
    case "defending":
      return m.unanswered();
    case "naming":
      // Whoever names nobody has nothing against anybody.
      return null;
    default:
      return done.noVote(late);
  }
};
