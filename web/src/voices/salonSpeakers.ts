// Those of the call by the names and tokens of their chairs.

import type { Room } from "../salon/room.svelte";
import { offer } from "../ui/speak";
import { PAWNS } from "../ui/pawns";
import type { Speaker } from "./people";

/** Oneself first, then the circle, then those who only follow. */
export function speakersOf(room: Room): Speaker[] {
  const { chairs } = room.view.salon;
  const me = room.session.me?.id;
  const placeOf = (person: number): number => {
    const at = chairs.findIndex((chair) => chair.holder === person);
    return person === me ? -1 : at < 0 ? chairs.length : at;
  };
  return room.session.call.voices
    .map((voice): Speaker => {
      const chair = chairs.find((one) => one.holder === voice.person);
      return {
        voice,
        name: room.nameOf(voice.person),
        pawn: chair === undefined ? null : (PAWNS[chair.colour] ?? null),
        you: voice.person === me,
      };
    })
    .sort((one, other) => placeOf(one.voice.person) - placeOf(other.voice.person));
}

/** What one tap on “Speak” does here; null with nobody to speak to, or if one does already. */
export function speechOf(room: Room | null): (() => void) | null {
  if (room === null || room.session.me === null || !room.voices || room.session.call.joined) return null;
  const people = room.view.salon.people.filter((one) => !one.screen);
  return people.length > 1 ? () => void room.session.call.join() : null;
}

/** The same where it is offered by itself: people around one table hear each other, and find it in the menu. */
export function offeredSpeechOf(room: Room | null): (() => void) | null {
  return room?.view.salon.sitting === "together" ? null : speechOf(room);
}

/** The header of whatever the salon shows has that tap. */
export function offerSpeech(room: () => Room | null): void {
  offer(() => offeredSpeechOf(room()));
}
