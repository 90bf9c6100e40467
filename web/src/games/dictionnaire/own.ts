// Which of the definitions on the table is one's own. The server does not say: that would tell whether it was merged
// with the real one (DI-13). Its author knows it by its words, also with a slip of the pen corrected.

import { bare } from "./desk";
import type { DictionnaireLettered } from "./protocol";

const TOUCHED = 0.2; // so much of it may have been touched up

/** How many letters have to be put in, left out or changed to turn one into the other. */
export function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === two[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The letter of the definition that reads like `wrote`; null: it was merged, rewritten, or nothing was written. */
export function ownLetter(items: readonly DictionnaireLettered[], wrote: string | null): string | null {
  if (wrote === null) return null;
  const mine = bare(wrote);
  const near = items
    .map(({ letter, text }) => ({ letter, far: distance(mine, bare(text)) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= mine.length * TOUCHED ? near.letter : null;
}
