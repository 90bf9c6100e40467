// Where guests sit at a round table of seven chairs, as a share of the box around it. Whoever sits keeps the chair when
// others come. The sides come first, so that the middle stays free for as long as it can.

export interface Place {
  /** In percent of the box. */
  x: number;
  y: number;
}

const LEFT = 25;
const RIGHT = 75;

const PLACES: readonly Place[] = [
  { x: LEFT, y: 29 },
  { x: RIGHT, y: 29 },
  { x: LEFT, y: 83 },
  { x: RIGHT, y: 83 },
  { x: 50, y: 8 },
  { x: LEFT, y: 56 },
  { x: RIGHT, y: 56 },
];

/** A third guest alone at the foot sits in its middle. */
export function placeOf(index: number, guests: number): Place {
  if (guests === 3 && index === 2) return { x: 50, y: 83 };
  return PLACES[index] ?? { x: 50, y: 50 };
}

/** With so many the cards at the sides leave the middle free. */
export const middleIsFree = (guests: number): boolean => guests <= 5;
