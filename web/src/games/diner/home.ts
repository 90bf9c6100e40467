// A guest who is refused goes back to the hand of whoever brought them.

import { cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lessMotion } from "../../ui/motion";

const LASTS = 1050;
/** The share of the time in which the card tips over, before it flies. */
const TIPS = 0.4;

/** Marks where the cards of a seat go home to. */
export const homeOf = (seat: number): string => `seat-${seat}`;

/** Where what scrolls around it ends: a home below that is out of sight. */
function foldOf(node: HTMLElement): number {
  for (let around = node.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around.getBoundingClientRect().bottom;
  return Infinity;
}

export function goHome(node: HTMLElement, { seat }: { seat: number }): TransitionConfig {
  if (lessMotion()) return { duration: 0 };
  const start = node.getBoundingClientRect();
  const end = document.querySelector(`[data-home="${homeOf(seat)}"]`)?.getBoundingClientRect();
  // The stage of a television is scaled: its pixels are not the window’s.
  const scale = start.width / node.offsetWidth || 1;
  const dx = end ? (end.left + end.width / 2 - start.left - start.width / 2) / scale : 0;
  const dy = end
    ? (Math.min(end.top + end.height / 2, foldOf(node)) - start.top - start.height / 2) / scale
    : 300;
  return {
    duration: LASTS,
    css: (_, u) => {
      const tipped = Math.min(1, u / TIPS);
      const gone = cubicIn(Math.max(0, (u - TIPS) / (1 - TIPS)));
      return `transform: translate(${gone * dx}px, ${gone * dy + 14 * tipped * (1 - gone)}px) rotate(${9 * tipped}deg) scale(${1 - 0.8 * gone}); opacity: ${1 - gone ** 4};`;
    },
  };
}
