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
  /** A television: those speak who sit before it. */
  screen: boolean;
  /** By the host, for all. */
  silenced: boolean;
}

/** What the salon says around the call. `silence`: until when the rules ask for it; `together`: around one table. */
export interface Around {
  playing: boolean;
  hostName: string;
  silence: { one: string; others: string } | null;
  together: boolean;
}

/** What there is to say of somebody in the call, if anything. */
export function stateOf(call: Call, { voice, you, screen, silenced }: Speaker): string {
  if (silenced) return m.silencedByHost;
  if (voice.listens) return m.listens;
  if (!voice.heard) return screen ? m.screenSilenced : m.silenced;
  if (!voice.speaks) return m.muted;
  if (call.speaking.has(voice.person)) return m.speaks;
  if (you || !call.joined) return "";
  if (!voice.here) return m.away;
  const way = call.wayTo(voice);
  return way === "none" ? m.noWay : way === "looking" ? m.looking : "";
}

/** Who may be in one room with this person, while both have their microphone on. */
export function sameRoom(call: Call, speakers: readonly Speaker[], { together }: Around): string[] {
  if (!call.open) return [];
  const others = speakers.filter((one) => !one.you && one.voice.speaks && one.voice.heard && one.voice.here);
  return others.filter((one) => together || call.near.includes(one.voice.person)).map((one) => one.name);
}

/** Others who do not hear each other: each pair once. */
export function lostPairs(speakers: readonly Speaker[]): string[][] {
  const others = speakers.filter((one) => !one.you && one.voice.here);
  return others.flatMap((one, i) =>
    others
      .slice(i + 1)
      .filter(
        (other) => one.voice.lost.includes(other.voice.device) || other.voice.lost.includes(one.voice.device),
      )
      .map((other) => [one.name, other.name]),
  );
}

/** What the whole call is told in one line: a silence of host or rules, a way that is missing. */
export function noteOf(call: Call, speakers: readonly Speaker[], around: Around): string {
  const { playing, silence } = around;
  const mine = speakers.find((one) => one.you);
  const others = speakers.filter((one) => !one.you);
  const voices = speakers.filter(
    (one) => !one.voice.listens && !one.screen && (one.pawn !== null || !playing),
  );
  const heard = voices.filter((one) => one.voice.heard);
  const lost = others.filter((one) => one.voice.here && call.wayTo(one.voice) === "none");
  const alone = playing && heard.length === 1 && voices.length > 2 ? heard[0]! : null;
  if (mine?.silenced) return m.hostSilencedYou(around.hostName);
  if (mine?.voice.listens) return alone ? m.tableIsSilentFor(alone.name, silence?.others ?? "") : m.youListen;
  if (mine?.voice.heard === false && !alone)
    return playing && mine.pawn !== null ? m.youAreSilenced(silence?.one ?? "") : m.youListen;
  if (lost.length > 0) return m.noWayTo(lost.map((one) => one.name));
  if (call.noMicrophone !== null) return m.none[call.noMicrophone];
  if (call.face.none !== null) return m.noCamera[call.face.none];
  if (alone)
    return alone.you
      ? m.tableListens(silence?.others ?? "")
      : m.tableIsSilentFor(alone.name, silence?.others ?? "");
  const [pair] = lostPairs(speakers);
  if (pair) return m.noWayBetween(pair);
  const silent = others.filter(
    (one) => !one.voice.heard && !one.voice.listens && !one.silenced && one.pawn !== null,
  );
  if (silent.length > 0 && playing)
    return m.theyAreSilenced(
      silent.map((one) => one.name),
      silence?.one ?? "",
    );
  return "";
}

/** Not more than one name in so many ms, and nobody again who was named a moment ago: who hears knows the voice by then. */
const EACH = 4_000;
const AGAIN = 60_000;

/** Who speaks, named now and then for those who do not see it. */
export class Named {
  #at = -Infinity;
  readonly #known = new Map<string, number>();

  /** The one to name now; null: nobody. */
  next(speaking: readonly string[], now: number): string | null {
    if (now - this.#at < EACH) return null;
    const name = speaking.find((one) => now - (this.#known.get(one) ?? -Infinity) >= AGAIN);
    // Whoever goes on speaking need not be named again.
    for (const one of speaking) if (this.#known.has(one)) this.#known.set(one, now);
    if (name === undefined) return null;
    this.#at = now;
    this.#known.set(name, now);
    return name;
  }
}
