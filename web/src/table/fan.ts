// Where the cards of a hand lie: spread out to be looked at, or in a shallow arc that may bleed a little off both
// sides.

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

const GAP = 8;
const LARGEST = 250;

/** Rows of cards as large as they can be in `width` × `height`, the fuller rows in the middle. */
export function spread(count: number, width: number, height: number): { card: number; places: Place[] } {
  let rows = 1;
  let card = 0;
  for (let tried = 1; tried <= count; tried++) {
    const columns = Math.ceil(count / tried);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = (height - GAP * (tried - 1)) / tried / 1.5;
    const size = Math.min(across, down, LARGEST);
    // Fewer rows are easier to take in: another one has to be worth it.
    if (size > card * 1.1) [rows, card] = [tried, size];
  }
  const sizes = Array.from({ length: rows }, () => Math.floor(count / rows));
  for (let left = count % rows, row = (rows - left) >> 1; left > 0; left--, row++) sizes[row]! += 1;
  const top = (height - rows * card * 1.5 - GAP * (rows - 1)) / 2;
  const places = sizes.flatMap((size, row) =>
    Array.from({ length: size }, (_, i) => ({
      x: (width - size * card - GAP * (size - 1)) / 2 + i * (card + GAP),
      y: top + row * (card * 1.5 + GAP),
      angle: (row + i) % 2 ? 0.7 : -0.8,
    })),
  );
  return { card, places };
}
