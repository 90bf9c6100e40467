// The sheets on the reader's desk: what is on top, what is close, in which order (DI-8 to DI-10).

import type { DictionnaireDeskSheet } from "./protocol";

export type Pile = readonly DictionnaireDeskSheet[];

/** A pile is known by its first sheet, whose words are read. */
export const idOf = (pile: Pile): string => pile[0]?.id ?? "";

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

/** U+0345 comes last of all marks on a letter: any other mark that combines is sorted before it. */
function combines(mark: string): boolean {
  const pair = `\u0345${mark}`;
  return mark === "\u0345" || pair.normalize("NFD") !== pair;
}

/**
 * What is left of a definition without case, accents and punctuation: the server finds two with the same rest the
 * same (`bare` in src/veillee/rules/text.py). A text of signs alone is left as it is.
 */
export function bare(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, (mark) => (combines(mark) ? "" : mark));
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim() || text.trim();
}

/** Two piles that would be read in the same words; null: none. */
export function twins(piles: readonly Pile[]): [Pile, Pile] | null {
  const seen = new Map<string, Pile>();
  for (const pile of piles) {
    const key = bare(pile[0]?.text ?? "");
    const other = seen.get(key);
    if (other) return [other, pile];
    seen.set(key, pile);
  }
  return null;
}

export interface Close {
  /** The pile that the hint hangs on, and the one it speaks of. */
  pile: Pile;
  other: Pile;
  /** The words in the other one that are close. */
  words: string;
  key: string;
}

/** Pairs of sheets that the server finds close, as pairs of piles, each once. */
export function closePairs(piles: readonly Pile[], alike: readonly (readonly string[])[]): Close[] {
  const found: Close[] = [];
  for (const pair of alike) {
    const sheets = pair
      .map((id) => ({ id, at: piles.findIndex((pile) => pile.some((sheet) => sheet.id === id)) }))
      .sort((a, b) => a.at - b.at);
    const [first, last] = sheets;
    const [other, pile] = [piles[first?.at ?? -1], piles[last?.at ?? -1]];
    if (!other || !pile || other === pile) continue;
    if (found.some((one) => one.pile === pile && one.other === other)) continue;
    const words = other.find((sheet) => sheet.id === first?.id)?.text ?? "";
    found.push({ pile, other, words, key: [...pair].sort().join(" ") });
  }
  return found;
}

/** One tap reads two piles as one: in the words of the real definition if it is among them, else of the first. */
export function mergeOf(one: Pile, two: Pile): { sheet: string; into: string } {
  const real = two.some((sheet) => sheet.real);
  return real ? { sheet: idOf(one), into: idOf(two) } : { sheet: idOf(two), into: idOf(one) };
}

export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const next = [...order];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

/** Where a sheet lands that was dragged by `dy`: past every neighbour whose middle its own middle has crossed. */
export function landing(
  places: readonly { top: number; height: number }[],
  from: number,
  dy: number,
): number {
  const own = places[from];
  if (!own) return from;
  const middle = (place: { top: number; height: number }) => place.top + place.height / 2;
  const at = middle(own) + dy;
  let to = from;
  places.forEach((place, i) => {
    if (i < from && at < middle(place)) to = Math.min(to, i);
    if (i > from && at > middle(place)) to = Math.max(to, i);
  });
  return to;
}
