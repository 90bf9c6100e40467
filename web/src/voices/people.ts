// Those of the call as a screen shows them.

import type { InCall } from "../protocol";
import type { PawnId } from "../ui/pawns";
import type { Call } from "./call.svelte";
import { m } from "./texts";

export interface Speaker {
  voice: InCall;
  name: string;
  pawn: PawnId | null;
  you: boolean;
}

/** What there is to say of somebody in the call, if anything. */
export function stateOf(call: Call, { voice, you }: Speaker): string {
  if (!voice.heard) return m.silenced;
  if (!voice.speaks) return m.muted;
  if (call.speaking.has(voice.person)) return m.speaks;
  if (you || !call.joined) return "";
  if (!voice.here) return m.away;
  const way = call.wayTo(voice);
  return way === "none" ? m.noWay : way === "looking" ? m.looking : "";
}

/** What the whole call is told in one line: a silence of the rules, a way that is missing. */
export function noteOf(call: Call, speakers: readonly Speaker[], playing: boolean): string {
  const mine = speakers.find((one) => one.you);
  const others = speakers.filter((one) => !one.you);
  const heard = speakers.filter((one) => one.voice.heard);
  const lost = others.filter((one) => one.voice.here && call.wayTo(one.voice) === "none");
  if (mine?.voice.heard === false) return playing ? m.youAreSilenced : m.youListen;
  if (lost.length > 0) return m.noWayTo(lost.map((one) => one.name));
  if (call.noMicrophone !== null) return m.none[call.noMicrophone];
  if (call.face.none !== null) return m.noCamera[call.face.none];
  if (heard.length === 1 && speakers.length > 2) return m.tableIsSilentFor(heard[0]!.name);
  const silent = others.filter((one) => !one.voice.heard && one.pawn !== null);
  return silent.length > 0 && playing ? m.theyAreSilenced(silent.map((one) => one.name)) : "";
}
