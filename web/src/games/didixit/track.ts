// Where the rabbits stand. The meadow (television) has a stone for each point up to the target; the strip (phone)
// shows only the stretch where rabbits are.

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

/** The track of a game that ends with the pile, like the board of the box: it is walked round again after the last stone. */
export const ROUND = 30;

/** The stone of a score. With a target the track is as long as it, and nobody goes further. */
export function stoneOf(score: number, target: number | null): number {
  if (score <= 0) return 0;
  if (target !== null) return Math.min(score, target);
  return score <= ROUND ? score : ((score - 1) % ROUND) + 1;
}

/** Where the stones lie on the meadow, from 0 to `last`, in px of a 1920 × 1080 stage. */
export function stonesTo(last: number): (readonly [number, number])[] {
  return Array.from({ length: last + 1 }, (_, i) => {
    const x = 150 + (i / last) * 1620;
    return [Math.round(x), Math.round(964 + 8 * Math.sin(x * 0.0097))] as const;
  });
}

export interface Mark {
  text: string;
  x: number;
  y: number;
  /** Somebody stands here. */
  score: boolean;
}

const APART = 48; // px between two numbers

/** The numbers below the stones: everybody's score, and between them every fifth stone (every tenth of a long track). */
export function marks(spots: readonly Spot[], target: number | null): Mark[] {
  const last = target ?? ROUND;
  const stones = stonesTo(last);
  const scores = new Map<number, Mark>();
  for (const { score } of spots) {
    const [x, y] = stones[stoneOf(score, target)]!;
    scores.set(score, { text: String(score), x, y, score: true });
  }
  const taken = [...scores.values()].sort((a, b) => a.x - b.x);
  // On a long track neighbours would be written over each other.
  for (let i = 1; i < taken.length; i++) taken[i]!.x = Math.max(taken[i]!.x, taken[i - 1]!.x + APART);
  const step = last > 40 ? 10 : 5;
  const end = stones[last]![0];
  const free = stones.flatMap(([x, y], i): Mark[] => {
    const written = i === last || (i % step === 0 && end - x >= APART);
    return written && taken.every((one) => Math.abs(one.x - x) >= APART)
      ? [{ text: String(i), x, y, score: false }]
      : [];
  });
  return [...free, ...taken];
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

/** On the meadow, in px of a 1920 × 1080 stage. */
export function onMeadow(runners: readonly Runner[], target: number | null, gap = 36, drop = 4): Spot[] {
  const stones = stonesTo(target ?? ROUND);
  const groups = byStone(runners, (runner) => stoneOf(runner.score, target));
  return [...groups].flatMap(([stone, group]) => {
    const [x, y] = stones[stone]!;
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
