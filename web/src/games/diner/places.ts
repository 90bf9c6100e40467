// Where guests sit at a round table of seven chairs, as a share of the box around it. Whoever sits keeps the chair when
// others come. The sides come first, so that the middle stays free for as long as it can.

export interface Place {
  /** In percent of the box. */
  x: number;
  y: number;
  /** Of the rows of a large table, the first is 1. */
  row: number;
}

const LEFT = 25;
const MIDDLE = 50;
const RIGHT = 75;
const ROWS = [8, 29, 56, 83];

const at = (x: number, row: number): Place => ({ x, y: ROWS[row - 1]!, row });

const PLACES: readonly Place[] = [
  at(LEFT, 2),
  at(RIGHT, 2),
  at(LEFT, 4),
  at(RIGHT, 4),
  at(MIDDLE, 1),
  at(LEFT, 3),
  at(RIGHT, 3),
];

/** A third guest alone at the foot sits in its middle. */
export function placeOf(index: number, guests: number): Place {
  if (guests === 3 && index === 2) return at(MIDDLE, 4);
  return PLACES[index] ?? at(MIDDLE, 3);
}

/** With so many the cards at the sides leave the middle free. */
export const middleIsFree = (guests: number): boolean => guests <= 5;
