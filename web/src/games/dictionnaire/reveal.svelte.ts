// The count in its order: the definitions unmask from the bottom up, the real one last; then points and pawns.

import type { DictionnaireRound } from "./protocol";
import { ending, Reveal as AnyReveal, type Beat } from "../../table/reveal.svelte";
import { read, unmasking } from "./round";

/** "unmask:C": from now on everybody sees who wrote C and who believed it. */
export type Step = "laid" | `unmask:${string}` | "points" | "hops" | "done";

export function beats(round: DictionnaireRound): Beat<Step>[] {
  const letters = unmasking(round);
  const told = read(round).finders.length > 0 ? "success" : "failure";
  const one = (letter: string, i: number): Beat<Step> =>
    i === letters.length - 1 ? [`unmask:${letter}`, 2600, told] : [`unmask:${letter}`, 1700];
  return [["laid", 900, "lamp"], ...letters.map(one), ...ending(round)];
}

export class Reveal extends AnyReveal<DictionnaireRound, Step> {
  constructor() {
    super(beats);
  }

  /** Whether this definition has been unmasked. */
  shows(letter: string): boolean {
    return this.reached(`unmask:${letter}`);
  }
}
