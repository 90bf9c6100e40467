// Where the pawns stand on the 26 leaves (DI-2): everyone sets off from the first, the Diploma is the last.

import { DICTIONNAIRE } from "./protocol";

export const LEAVES = DICTIONNAIRE.DIPLOMA;

export interface Runner {
  id: string;
  score: number;
}

export interface Place {
  id: string;
  leaf: number;
  x: number;
  y: number;
}

export function leafOf(score: number): number {
  return Math.min(LEAVES, 1 + Math.max(0, score));
}

/** Pawns of one leaf stand side by side, each a little lower in front of the one before. */
export function onLeaves(
  runners: readonly Runner[],
  leaves: readonly (readonly number[])[],
  gap: number,
  drop: number,
): Place[] {
  const groups = new Map<number, Runner[]>();
  for (const runner of runners) {
    const leaf = leafOf(runner.score);
    groups.set(leaf, [...(groups.get(leaf) ?? []), runner]);
  }
  return [...groups].flatMap(([leaf, group]) => {
    const [x = 0, y = 0] = leaves[leaf - 1] ?? [];
    // A whole table on one leaf stands closer.
    const step = Math.min(gap, (gap * 3) / Math.max(1, group.length - 1));
    return group.map(({ id }, i) => ({
      id,
      leaf,
      x: x + (i - (group.length - 1) / 2) * step,
      y: y + i * drop,
    }));
  });
}
