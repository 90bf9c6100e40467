import type { ChairView } from "../protocol";
import type { Total } from "../table/props";

/** The evening so far: most victories first, then most points. */
export function totalsOf(chairs: readonly ChairView[]): Total[] {
  return chairs
    .map(({ name, colour, wins, points }) => ({ name, colour, wins, points }))
    .sort((a, b) => b.wins - a.wins || b.points - a.points || a.name.localeCompare(b.name));
}
