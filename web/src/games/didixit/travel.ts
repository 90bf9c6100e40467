// Images and votes go from where they were to where they go, also from one part of the screen to another.

import type { TransitionConfig } from "svelte/transition";
import { journeys } from "../../ui/motion";

export const { from, to } = journeys();

/** For a frame that is wider than the card in it. */
export function fromCard(node: Element, way: { key: string }): TransitionConfig {
  return from(node.querySelector(".card") ?? node, way);
}
