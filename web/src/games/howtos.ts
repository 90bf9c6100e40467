// How each game is played, from its folder: loaded when somebody wants to know.

import type { DeckAbout } from "../protocol";
import type { Images } from "../table/pictures";
import type { Hints, HowTo } from "./contract";

const folders = import.meta.glob<HowTo>("./*/howto.ts", { import: "default" });
const hints = import.meta.glob<Hints>("./*/hints.ts", { import: "default" });

export function hasHowTo(game: string): boolean {
  return `./${game}/howto.ts` in folders;
}

export function loadHowTo(game: string): Promise<HowTo> {
  const load = folders[`./${game}/howto.ts`];
  return load === undefined ? Promise.reject(new Error(`no steps for ${game}`)) : load();
}

/** What the first game says in place; nothing for a game that has no such words. */
export async function loadHints(game: string): Promise<Hints> {
  return (await hints[`./${game}/hints.ts`]?.()) ?? {};
}

/** Where the images are that came with a game. */
export function imagesOf(game: string, decks: readonly DeckAbout[]): Images {
  return { "": decks.find((deck) => deck.game === game && deck.shipped && deck.images)?.images };
}
