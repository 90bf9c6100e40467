import type { ChairView, GoneView } from "../protocol";
import type { Total } from "../table/props";

/** The evening so far, also of those who have left: most victories first, then most points. */
export function totalsOf(chairs: readonly ChairView[], gone: readonly GoneView[]): Total[] {
  return [...chairs.map((one) => ({ ...one, gone: false })), ...gone.map((one) => ({ ...one, gone: true }))]
    .map(({ name, colour, wins, points, gone }) => ({ name, colour, wins, points, gone }))
    .sort((a, b) => b.wins - a.wins || b.points - a.points || a.name.localeCompare(b.name));
}
