// Those of the call by the names and tokens of their chairs.

import type { Room } from "../salon/room.svelte";
import { offer } from "../ui/speak";
import { PAWNS, type PawnId } from "../ui/pawns";
import type { Around, Speaker } from "./people";
import { m } from "./texts";

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
        screen: room.person(voice.person)?.screen ?? false,
        silenced: room.person(voice.person)?.silenced ?? false,
      };
    })
    .sort((one, other) => placeOf(one.voice.person) - placeOf(other.voice.person));
}

/** The tokens of those who are heard speaking now: where one is not in the call, the server says who. */
export function showSpeakers(room: Room): Set<PawnId> {
  const { call } = room.session;
  const inCall = call.joined && call.mine !== null;
  const talks = (person: number): boolean =>
    inCall ? call.speaking.has(person) : call.talking.includes(person);
  const loud = speakersOf(room).filter((one) => one.voice.heard && talks(one.voice.person));
  return new Set(loud.map((one) => one.pawn).filter((pawn) => pawn !== null));
}

export const aroundOf = (room: Room): Around => ({
  playing: room.playing,
  hostName: room.hostName,
  silence: room.silence,
  together: room.view.salon.sitting === "together",
});

/** What a television is called, also while it has no name: both sides count them alike. */
export function televisionName(room: Room, person: number): string {
  const screens = room.view.salon.people.filter((one) => one.screen);
  const at = screens.findIndex((one) => one.id === person);
  return screens[at]?.name || m.television(at + 1);
}

const MOST_VOICES = 8;

/** Why somebody can only listen now: they are of the audience, or eight speak already. */
export function listensBecause(room: Room): "audience" | "full" | null {
  if (room.playing && room.view.you.hands.length === 0) return "audience";
  return room.session.call.voices.filter((one) => !one.listens).length >= MOST_VOICES ? "full" : null;
}

/** What one tap on “Speak”, or “Listen”, does here; null with nobody to speak to, or if one does already. */
export function speechOf(room: Room | null): (() => void) | null {
  if (room === null || room.session.me === null || !room.voices || room.session.call.joined) return null;
  const people = room.view.salon.people.filter((one) => !one.screen);
  const listens = listensBecause(room) !== null;
  return people.length > 1 ? () => void room.session.call.join({ listens }) : null;
}

/** The same where it is offered by itself: people around one table hear each other, and find it in the menu. */
export function offeredSpeechOf(room: Room | null): (() => void) | null {
  return room?.view.salon.sitting === "together" ? null : speechOf(room);
}

/** The header of whatever the salon shows has that tap. */
export function offerSpeech(room: () => Room | null): void {
  offer(() => offeredSpeechOf(room()));
}
