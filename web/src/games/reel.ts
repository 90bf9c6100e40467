// How long things are looked at in the film of an evening, in ms: one list for all games.

export const LASTS = {
  /** The name of a game, and how it ended. */
  title: 3200,
  /** Who was there; the totals. */
  people: 4500,
  /** Something comes: cards are laid, guests sit down. */
  comes: 1600,
  /** An image among others, a guest at a table, a word among five. */
  each: 650,
  /** Votes come, an author is unmasked. */
  votes: 2400,
  /** What was true all the time. */
  truth: 4200,
} as const;

const PER_SIGN = 55;
const LEAST = 2000;
const MOST = 9000;

/** Long enough to read this aloud, slowly. */
export const reading = (text: string): number =>
  Math.round(Math.min(MOST, Math.max(LEAST, 1000 + PER_SIGN * text.length)));
