// A salon offers its header a way to speak with the others, with one tap; null where there is nobody, or one speaks already.

import { getContext, setContext } from "svelte";

type Offer = () => (() => void) | null;
const SPEAK = Symbol("speak");

export function offer(speech: Offer): void {
  setContext(SPEAK, speech);
}

export function offeredSpeech(): Offer {
  return getContext<Offer | undefined>(SPEAK) ?? (() => null);
}
