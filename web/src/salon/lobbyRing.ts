// The chairs around the table of the lobby: those that are taken, and the free ones.

import type { ChairView } from "../protocol";
import { PAWNS } from "../ui/pawns";
import { isBot } from "./bots";
import type { Room } from "./room.svelte";
import { m } from "./texts";

/** `shown`: how many chairs there are to be, with those that nobody has taken. */
export function ringOf(room: Room, shown: number) {
  const { session } = room;
  const { chairs } = room.view.salon;
  const first = session.myChairs[0];
  const free = session.isHost ? m.seatSomeoneOrBot : first ? m.seatSomeone : m.seatMe;
  return [
    ...chairs.map((chair) => ({
      id: chair.id as string | number,
      name: chair.name,
      pawn: PAWNS[chair.colour] ?? null,
      you: chair === first,
      bot: chair.bot?.temperament,
      absent: !room.isPresent(chair),
      note: noteOn(room, chair),
      label: session.isHost || session.myChairs.includes(chair) ? m.changeOption : undefined,
    })),
    ...Array.from({ length: Math.max(0, shown - chairs.length) }, (_, i) => ({
      id: `free-${i}`,
      name: null,
      pawn: null,
      label: free,
    })),
  ];
}

function noteOn(room: Room, chair: ChairView): string {
  const { session } = room;
  const { chairs, host } = room.view.salon;
  const isHost = chairs.find((one) => one.holder === host) === chair;
  if (isBot(chair)) return m.bot;
  if (chair.bot) return m.awayWithBot;
  if (!room.isPresent(chair)) return m.absent;
  if (chair === session.myChairs[0]) return isHost ? m.youHost : m.you;
  return isHost ? m.host : "";
}
