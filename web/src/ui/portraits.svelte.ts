// The faces of those in the call of the salon, for screens that know nothing of it: by the colour of their token.

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { PawnId } from "./pawns";

export interface Picture {
  stream: MediaStream;
  /** As in a mirror: one's own. */
  own: boolean;
}

/** Where a token is large enough, these stand in its place. */
export const portraits = new SvelteMap<PawnId, Picture>();

/** What this person does in the call. */
export interface InCallHere {
  /** They can be heard now: the microphone is on. */
  readonly heard: boolean;
  /** Their camera is on. */
  readonly shown: boolean;
  /** Opens the camera, by their own wish. Whether it did. */
  show(): Promise<boolean>;
  hide(): void;
}

class CallHere {
  /** null: not in it. */
  me = $state.raw<InCallHere | null>(null);
  /** The tokens of all who are. */
  readonly pawns = new SvelteSet<PawnId>();
}

export const callHere = new CallHere();
