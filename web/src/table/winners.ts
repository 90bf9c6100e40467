// Who won, in words and in order.

import type { Outcome } from "../protocol";
import { isYou, namesOf, type Seat, type Seats } from "./players";
import type { Total } from "./props";
import { t } from "./texts";

export function winners(outcome: Outcome | null, seats: Seats): string {
  const won = outcome?.winners ?? [];
  if (outcome?.reason === "deserted" || won.length === 0) return t.nobodyWins;
  const you = won.some((seat) => isYou(seats, seat));
  const rest = won.filter((seat) => !isYou(seats, seat));
  if (won.length === 1) return you ? t.youWin : t.wins(namesOf(seats, won));
  return you ? t.youWinTogether(namesOf(seats, rest)) : t.winTogether(namesOf(seats, won));
}

/** The seats, best first: winners before others, then by points, then as they sit. */
export function ranked(seats: Seats, scores: readonly number[], won: readonly Seat[] = []): Seat[] {
  return [...seats.keys()].sort(
    (a, b) =>
      Number(won.includes(b)) - Number(won.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b,
  );
}

/** How many games somebody has won tonight. */
export function winsOf(totals: readonly Total[], seat: { name: string; colour: number } | undefined): number {
  const own = totals.find(({ name, colour }) => name === seat?.name && colour === seat.colour);
  return own?.wins ?? 0;
}

/** What people made, on leaves of so many, first what the winners made. */
export function leavesOf<K extends { by: readonly Seat[] }>(
  kept: readonly K[],
  won: readonly Seat[],
  most: number,
): K[][] {
  const own = kept.filter(({ by }) => by.some((seat) => won.includes(seat)));
  const all = [...own, ...kept.filter((one) => !own.includes(one))];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
}

/** The victories of the evening, once it has had more than one game. */
export function evening(totals: readonly Total[], gamesPlayed: number, seats: Seats): string | null {
  const wins = totals.filter((total) => total.wins > 0);
  if (gamesPlayed < 2 || wins.length === 0) return null;
  const mine = (name: string, colour: number) =>
    seats.some((seat) => seat.you && seat.name === name && seat.colour === colour);
  return t.tonight(
    wins.map((total) => `${mine(total.name, total.colour) ? t.you : total.name} ${total.wins}`).join(", "),
  );
}
