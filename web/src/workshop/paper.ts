// How cards are put on paper.

import type { Language } from "../settings.svelte";

export const PAPERS = ["a4", "letter"] as const;
export const CARD_SIZES = ["tarot", "poker", "square", "mini"] as const;

export interface Paper {
  paper: (typeof PAPERS)[number];
  cards: (typeof CARD_SIZES)[number];
  language: Language;
}

/** Pictures want to be large. */
export const usualSize = (kind: string): Paper["cards"] => (kind === "images" ? "tarot" : "poker");
