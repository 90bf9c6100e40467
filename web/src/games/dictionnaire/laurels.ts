// Where the pawns stand on the leaves of the laurel (DI-2): everyone sets off from the first, the Diploma is the last.

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

export function leafOf(score: number, leaves: number): number {
  return Math.min(leaves, 1 + Math.max(0, score));
}

/** Of the leaves that are drawn, those that a laurel of `leaves` uses, from the first to the last. */
export function spread<T>(drawn: readonly T[], leaves: number): T[] {
  const step = (drawn.length - 1) / (leaves - 1);
  return Array.from({ length: leaves }, (_, i) => drawn[Math.round(i * step)] as T);
}

/** On `leaves`, a place for each of the laurel. Pawns of one leaf stand side by side, each a little lower in front of the one before. */
export function onLeaves(
  runners: readonly Runner[],
  leaves: readonly (readonly number[])[],
  gap: number,
  drop: number,
): Place[] {
  const groups = new Map<number, Runner[]>();
  for (const runner of runners) {
    const leaf = leafOf(runner.score, leaves.length);
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
