import type { Chapter } from "../../protocol";
import { nameOf } from "../../table/players";
import type { Art, Keepsake } from "../contract";
import { a } from "./albumTexts";
import { film } from "./film";
import KeptCompositions from "./KeptCompositions.svelte";
import { DANY, type DanyPiece, type DanyStory } from "./protocol";
import { wordOf } from "./story";

/** Dany wins alone, or is the only one who does not win. */
export function danyOf({ outcome: { winners }, seats }: Chapter): number {
  const alone = winners.length === 1 ? winners[0] : undefined;
  return alone ?? [...seats.keys()].find((seat) => !winners.includes(seat)) ?? 0;
}

/** A card that stands up is seen from the side: it is narrower. */
export const narrowOf = ({ lean }: DanyPiece): number => Math.cos((lean * Math.PI) / 180);

export function sheetOf(pieces: readonly DanyPiece[]): Art & { is: "sheet" } {
  return {
    is: "sheet",
    width: DANY.SURFACE_WIDTH,
    height: DANY.SURFACE_HEIGHT,
    card: DANY.CARD_WIDTH,
    pieces: pieces.map((piece) => ({
      id: piece.face_up ? piece.memory : null,
      x: piece.x,
      y: piece.y,
      degrees: piece.angle / 10,
      narrow: narrowOf(piece),
    })),
  };
}

export default {
  Pages: KeptCompositions,
  film,
  quote({ line }) {
    const told = line as DanyStory;
    if (told.t !== "round") return null;
    return { by: [told.active], did: a.did, words: wordOf(told), quoted: false, art: sheetOf(told.pieces) };
  },
  ending(chapter, seats) {
    const dany = danyOf(chapter);
    const won = chapter.outcome.winners.includes(dany);
    return (won ? a.danyWon : a.voicesWon)(nameOf(seats, dany));
  },
} satisfies Keepsake;
