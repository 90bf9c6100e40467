// Who won, in words.

import type { Outcome } from "../protocol";
import { isYou, namesOf, type Seats } from "./players";
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
