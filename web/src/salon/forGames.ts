// From the salon's view to what a game's screens are given.

import { isOwn, ownId, ownName } from "../table/own";
import type { Along, ClockNow, SeatInfo } from "../table/props";
import type { GameView } from "../view";
import { fetchDeck } from "./http";
import type { Room } from "./room.svelte";

export function seatsOf(room: Room, game: GameView, front: number | null): SeatInfo[] {
  const me = room.view.you.person;
  return game.chairs.map((id) => {
    const chair = room.view.salon.chairs.find((one) => one.id === id);
    // The chairs of a game stay as long as the game lies on the table.
    if (chair === undefined) throw new Error(`chair ${id} is missing`);
    return {
      chair: id,
      name: chair.name,
      colour: chair.colour,
      automatic: chair.automatic,
      left: chair.left,
      bot: chair.bot?.temperament ?? null,
      present: room.isPresent(chair),
      you: id === front,
      yours: me !== null && chair.holder === me,
    };
  });
}

/** Drafts by seat. */
export function liveOf(room: Room, game: GameView): Record<number, unknown> {
  const drafts: Record<number, unknown> = {};
  for (const { chair, draft } of room.session.live.drafts) {
    const seat = game.chairs.indexOf(chair);
    if (seat >= 0) drafts[seat] = draft;
  }
  return drafts;
}

/** What somebody without a hand may do. */
export function alongOf(room: Room): Along {
  const { question, guess, person } = room.view.you;
  return {
    question,
    guess,
    others: room.watchers.filter((one) => one.id !== person).length,
    seated: person !== null && room.view.salon.chairs.some((chair) => chair.holder === person && !chair.left),
    send: (guess) => room.session.do({ t: "guess", guess }),
  };
}

/** Who wrote a card of the salon's own, in one of the decks of this game. */
export async function writerOf(room: Room, game: GameView, card: string): Promise<string | null> {
  if (!isOwn(card)) return null;
  const { decks = [] } = game.options as { decks?: readonly string[] };
  for (const deck of decks.filter(isOwn)) {
    const page = await fetchDeck(room.session.code, room.session.key ?? "", Number(ownName(deck)));
    const found = page.cards.find(({ id }) => ownId(id) === card);
    if (found) return room.nameOf(found.by);
  }
  return null;
}

export function clockOf(room: Room, game: GameView): ClockNow | null {
  const { clock } = game;
  return clock && { until: room.session.localTime(clock.until), seconds: clock.seconds };
}
