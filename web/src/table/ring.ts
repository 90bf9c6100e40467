// Seats around the table: you at the bottom, the next seat clockwise (to your left, as around a real table).

export interface Around {
  x: number;
  y: number;
}

/** Places on the unit circle, y downwards, of `count` seats when seat `bottom` is yours. */
export function around(count: number, bottom: number): Around[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (i - bottom)) / count;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}
