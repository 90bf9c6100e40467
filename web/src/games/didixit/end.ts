// Who won, in words.

import type { Outcome } from "../../protocol";
import { isYou, namesOf, type Seats } from "./players";
import { m } from "./texts";

export function winners(outcome: Outcome | null, seats: Seats): string {
  const won = outcome?.winners ?? [];
  if (outcome?.reason === "deserted" || won.length === 0) return m.nobodyWins;
  const you = won.some((seat) => isYou(seats, seat));
  const rest = won.filter((seat) => !isYou(seats, seat));
  if (won.length === 1) return you ? m.youWin : m.wins(namesOf(seats, won));
  return you ? m.youWinTogether(namesOf(seats, rest)) : m.winTogether(namesOf(seats, won));
}
