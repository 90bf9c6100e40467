// The reveal in its order (DX-9): the images, the votes, the true one, the owners, the points, the rabbits.

import type { DidixitRound } from "./protocol";
import { ending, Reveal as AnyReveal, type Beat } from "../../table/reveal.svelte";
import { read } from "./round";

export const STEPS = ["laid", "votes", "true", "owners", "points", "hops", "done"] as const;
export type Step = (typeof STEPS)[number];

/** REVEAL_SECONDS leaves room for the longest: clocks and bots wait for it. */
export function plan(round: DidixitRound): Beat<Step>[] {
  const told = read(round).found === "some" ? "success" : "failure";
  return [["laid", 900, "lamp"], ["votes", 2300], ["true", 2300, told], ["owners", 2000], ...ending(round)];
}

export class Reveal extends AnyReveal<DidixitRound, Step> {
  constructor() {
    super(plan);
  }
}
