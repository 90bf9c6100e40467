// What was done when a time limit ran out.

import { done, type RanOutWords } from "../../table/ranOut";

export const ranOut: RanOutWords = (phase, late) =>
  phase === "asking" ? done.passesOn(late) : done.without(late);
