// Where the rabbits stand. The meadow (television) has a printed stone for each point; the strip (phone) shows
// only the stretch where rabbits are.

export interface Runner {
  id: string;
  score: number;
}

export interface Spot {
  id: string;
  score: number;
  x: number;
  y: number;
}

export const LAST_STONE = 30;

/** The stone of a score: the track is walked round again after 30, and nobody stands before 0. */
export function stoneOf(score: number): number {
  if (score <= 0) return 0;
  return score <= LAST_STONE ? score : ((score - 1) % LAST_STONE) + 1;
}

/** Rabbits of one stone stand side by side, each a little lower in front of the one before. */
function huddle(spots: Spot[], gap: number, drop: number): Spot[] {
  return spots.map((spot, i) => ({
    ...spot,
    x: spot.x + (i - (spots.length - 1) / 2) * gap,
    y: spot.y + i * drop,
  }));
}

function byStone(runners: readonly Runner[], stone: (runner: Runner) => number): Map<number, Runner[]> {
  const groups = new Map<number, Runner[]>();
  for (const runner of runners) {
    const at = stone(runner);
    groups.set(at, [...(groups.get(at) ?? []), runner]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}

/** On the meadow: `stones` are the printed places, `gap` and `drop` in the same unit. */
export function onMeadow(
  runners: readonly Runner[],
  stones: readonly (readonly [number, number])[],
  gap = 40,
  drop = 9,
): Spot[] {
  const groups = byStone(runners, (runner) => stoneOf(runner.score));
  return [...groups].flatMap(([stone, group]) => {
    const [x, y] = stones[Math.min(stone, stones.length - 1)] ?? [0, 0];
    return huddle(
      group.map(({ id, score }) => ({ id, score, x, y })),
      gap,
      drop,
    );
  });
}

/**
 * On the strip: left edges within `width` of rabbits `rabbit` wide. Distances follow the scores as far as nobody
 * is hidden: at least three fifths of a rabbit between two stones, a third between two on one stone.
 */
export function onStrip(runners: readonly Runner[], width: number, rabbit: number, margin = 12): Spot[] {
  if (runners.length === 0) return [];
  const sorted = [...runners].sort((a, b) => a.score - b.score);
  const low = sorted[0]!.score;
  const range = Math.max(1, sorted.at(-1)!.score - low);
  const room = Math.max(0, width - 2 * margin - rabbit);
  // The smallest distance between each rabbit and the one before it, shrunk together when they cannot fit.
  const least = sorted.map((runner, i) => {
    if (i === 0) return 0;
    return runner.score === sorted[i - 1]!.score ? rabbit * 0.34 : rabbit * 0.62;
  });
  const needed = least.reduce((sum, one) => sum + one, 0);
  const squeeze = needed > room ? room / needed : 1;
  // What room the smallest distances leave is shared out by the differences of score.
  const free = Math.max(0, room - needed);
  const unit = Math.min(free / range, rabbit * 0.5);
  const used = needed * squeeze + unit * range;
  let x = margin + (room - used) / 2;
  let behind = 0;
  return sorted.map((runner, i) => {
    const step = i === 0 ? 0 : runner.score - sorted[i - 1]!.score;
    x += least[i]! * squeeze + step * unit;
    behind = i > 0 && step === 0 ? behind + 1 : 0;
    return { id: runner.id, score: runner.score, x, y: behind * 4 };
  });
}
