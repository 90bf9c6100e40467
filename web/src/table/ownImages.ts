// The own images of the salon that is on the screen, for every card below.

import { getContext, setContext } from "svelte";
import type { OwnImages } from "./pictures";

const KEY = Symbol("own images");

/** Called while the page of a salon, or of its album, is made. */
export function showOwnImages(images: OwnImages): void {
  setContext(KEY, images);
}

/** null where nobody has any. */
export function ownImages(): OwnImages | null {
  return getContext<OwnImages | undefined>(KEY) ?? null;
}
