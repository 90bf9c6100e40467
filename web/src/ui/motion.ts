// Things travel from where they were to where they go; nothing fades in place.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function lessMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** A pause in a sequence: shortened, not removed, for people who ask for less motion, so that steps stay apart. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(resolve, lessMotion() ? Math.min(milliseconds, 120) : milliseconds),
  );
}

interface Journey {
  key: string;
  delay?: number;
  duration?: number;
}

/**
 * A pair of transitions: an element that leaves with `out:from={{key}}` hands its place over to the one that
 * arrives with `in:to={{key}}`, which then starts its way there.
 */
export function journeys(): {
  from: (node: Element, way: Journey) => TransitionConfig;
  to: (node: Element, way: Journey) => () => TransitionConfig;
} {
  const left = new Map<string, DOMRect>();
  return {
    from(node, { key }) {
      left.set(key, node.getBoundingClientRect());
      return { duration: 0 };
    },
    to(node, { key, delay = 0, duration = 420 }) {
      // Deferred, so that the one who leaves in the same update has been heard.
      return () => {
        const start = left.get(key);
        left.delete(key);
        if (!start || lessMotion()) return { duration: 0 };
        const end = node.getBoundingClientRect();
        if (end.width === 0) return { duration: 0 };
        const own = getComputedStyle(node).transform.replace("none", "");
        const dx = start.left + start.width / 2 - end.left - end.width / 2;
        const dy = start.top + start.height / 2 - end.top - end.height / 2;
        const scale = start.width / end.width;
        return {
          delay,
          duration,
          easing: cubicOut,
          css: (t, u) =>
            `transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * scale}) ${own}; z-index: 9;`,
        };
      };
    },
  };
}
