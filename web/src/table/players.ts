// Names and tokens of the seats, as this screen calls them ("vous" for the chair in front of it).

import type { GameView } from "../view";
import { settings } from "../settings.svelte";
import { joinNames } from "../typography";
import { PAWNS, type PawnId } from "../ui/pawns";
import type { SeatInfo } from "./props";
import { t } from "./texts";

export type Seat = number;
export type Seats = readonly SeatInfo[];

export const pawnOf = (seats: Seats, seat: Seat): PawnId => PAWNS[seats[seat]?.colour ?? 0] ?? PAWNS[0];

export const isYou = (seats: Seats, seat: Seat): boolean => seats[seat]?.you ?? false;

/** A name as it stands in a sentence: "vous" or the name. */
export const nameOf = (seats: Seats, seat: Seat): string =>
  isYou(seats, seat) ? t.you : (seats[seat]?.name ?? "");

/** A name that begins a line: "Vous" or the name. */
export const NameOf = (seats: Seats, seat: Seat): string =>
  isYou(seats, seat) ? t.You : (seats[seat]?.name ?? "");

/** Whether the host lets this game finish after this round (CO-14); null for a game that cannot. */
export const lastRoundOf = (game: GameView): boolean | null =>
  (game.public as { last_round?: boolean }).last_round ?? null;

const youLast = (seats: Seats, some: readonly Seat[]): Seat[] =>
  [...some].sort((a, b) => Number(isYou(seats, a)) - Number(isYou(seats, b)));

/** "Nina, Tom et vous": you come last. */
export const namesOf = (seats: Seats, some: readonly Seat[]): string =>
  joinNames(
    youLast(seats, some).map((seat) => nameOf(seats, seat)),
    settings.language,
  );

/** The same where the table waits: a bot is called one, and yours is not you. */
function awaitedName(seats: Seats, seat: Seat): string {
  if (!seats[seat]?.bot) return nameOf(seats, seat);
  return isYou(seats, seat) ? t.yourBot : t.aBot(seats[seat].name);
}

/** "Nina, Zélie (bot) et vous": whom the table waits for. */
export const awaitedNames = (seats: Seats, awaited: readonly Seat[]): string =>
  joinNames(
    youLast(seats, awaited).map((seat) => awaitedName(seats, seat)),
    settings.language,
  );

/** Nobody plays here now: on automatic, left, or no browser connected. A bot is always there. */
export const isAway = (seats: Seats, seat: Seat): boolean => {
  const info = seats[seat];
  return info !== undefined && !info.bot && (info.automatic || info.left || !info.present);
};

export interface Waiter {
  id: number;
  name: string;
  pawn: PawnId;
  state: "done" | "thinking" | "absent";
  you: boolean;
}

/** Those who take part in a step, with who is still awaited. */
export function waiters(seats: Seats, taking: readonly Seat[], awaited: readonly Seat[]): Waiter[] {
  return taking.map((seat) => ({
    id: seat,
    name: seats[seat]?.bot ? awaitedName(seats, seat) : (seats[seat]?.name ?? ""),
    pawn: pawnOf(seats, seat),
    state: !awaited.includes(seat) ? "done" : isAway(seats, seat) ? "absent" : "thinking",
    you: isYou(seats, seat) && !seats[seat]?.bot,
  }));
}
