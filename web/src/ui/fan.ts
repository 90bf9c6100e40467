// Where the cards of a hand lie: a shallow arc that may bleed a little off both sides.

export interface Place {
  x: number;
  y: number;
  angle: number;
}

const SPREAD = 13; // degrees, at the outermost cards of a full hand
const DROP = 26; // how much lower the outermost cards lie
const BLEED = 10;

/** Places of `count` cards of width `card` in a container of width `width`; x and y are of the upper left corner. */
export function fan(count: number, width: number, card: number): Place[] {
  if (count === 0) return [];
  const room = width + 2 * BLEED - card;
  const step = count > 1 ? Math.min(card * 0.59, room / (count - 1)) : 0;
  const left = (width - card - step * (count - 1)) / 2;
  // Few cards lie flatter: five steps make the full spread.
  const open = Math.min(1, (count - 1) / 5);
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    return { x: left + i * step, y: 2 + DROP * open * t * t, angle: SPREAD * open * t };
  });
}
