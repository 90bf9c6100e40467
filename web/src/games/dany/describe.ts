// Cards on the surface in words, for whoever listens.

import type { DanyPiece } from "./protocol";
import { altOf } from "../../table/alts.svelte";
import type { Images } from "../../table/pictures";
import { m } from "./texts";

const pieceName = (images: Images, piece: DanyPiece): string =>
  (piece.memory && altOf(images, piece.memory)) || m.aMemory;

/** "Une boussole… , debout": what is hidden stays hidden, unless one laid it there oneself. */
export function inWords(images: Images, piece: DanyPiece, own = false): string {
  const how = [piece.face_up ? "" : m.faceDown, piece.lean === 0 ? "" : m.standing].filter(Boolean);
  if (!piece.face_up && !own) return [m.aMemory, ...how].join(", ");
  return [pieceName(images, piece), ...how].join(", ");
}
