// Where pictures are: on the server or, in a file that is opened without one, in the file itself.

import { ownName } from "./own";

/** The part of the address that names a deck's pictures, by the deck's id; "" is the deck that came with the house. */
export type Images = Readonly<Record<string, string | undefined>>;

/** Images that people of the salon brought: only for its members, so none of them has an address that all can open. */
export interface OwnImages {
  /** An address for <img>; undefined while it is on its way, null if it cannot be had. Asking is what sends for it. */
  url(image: string, small: boolean): string | null | undefined;
  /** Whether the host has covered it: then there is nothing to be had. */
  isCovered(image: string): boolean;
  /** The same as `url` for whoever can wait. */
  open(image: string): Promise<string>;
}

/** Which picture a card has. `plain`: in one format, whichever its makers chose; ours are there in two. */
export type Place =
  { is: "own"; image: string } | { is: "deck"; folder: string; card: string; plain: boolean };

const IMAGE = /^[0-9a-f]{32}$/;

/** null for a card of a deck that is not there. */
export function placeOf(images: Images, id: string): Place | null {
  const image = ownName(id);
  if (image !== null && IMAGE.test(image)) return { is: "own", image };
  const dot = id.indexOf(".");
  const folder = images[dot < 0 ? "" : id.slice(0, dot)];
  return folder ? { is: "deck", folder, card: id.slice(dot + 1), plain: dot >= 0 } : null;
}

/** By what name a picture is in a file (src/veillee/album/file.py). */
export const nameOf = (place: Place): string =>
  place.is === "own" ? `own/${place.image}` : `${place.folder}/${place.card}`;

/** What an <img> is given. `avif`: for a <source> before it; `src` is null if there is nothing to show. */
export interface Sources {
  src: string | null;
  srcset?: string;
  avif?: string;
  /** There will be something soon. */
  waiting?: boolean;
}

const NOTHING: Sources = { src: null };
const THUMB = 200;

/** `wide`: about how wide it is drawn, in pixels of the style sheet. */
export function sourcesOf(images: Images, id: string, own: OwnImages | null, wide: number): Sources {
  const place = placeOf(images, id);
  if (place === null) return NOTHING;
  const inFile = kept.get(nameOf(place));
  if (inFile !== undefined) return { src: inFile };
  if (offline) return NOTHING;
  if (place.is === "own") {
    const src = own?.url(place.image, isSmall(wide));
    return { src: src ?? null, waiting: src === undefined && own !== null };
  }
  const path = `cards/${nameOf(place)}`;
  const choice = (ending: string): string => `${path}.thumb${ending} ${THUMB}w, ${path}${ending} 600w`;
  return place.plain
    ? { src: path, srcset: choice("") }
    : { src: `${path}.webp`, srcset: choice(".webp"), avif: choice(".avif") };
}

/** A browser does the same with what has a srcset. */
function isSmall(wide: number): boolean {
  return wide * (globalThis.devicePixelRatio ?? 1) <= THUMB * 1.2;
}

/** The address of the whole picture, for a canvas; null if there is none. */
export async function pictureOf(images: Images, id: string, own: OwnImages | null): Promise<string | null> {
  const place = placeOf(images, id);
  if (place?.is === "own" && own && !offline) return own.open(place.image).catch(() => null);
  return sourcesOf(images, id, null, Infinity).src;
}

/** Whether the host has covered the picture of this card, as far as the screen knows. */
export function isCovered(images: Images, id: string, own: OwnImages | null): boolean {
  const place = placeOf(images, id);
  return place?.is === "own" && (own?.isCovered(place.image) ?? false);
}

const kept = new Map<string, string>();
let offline = false;

/** From here on only these are there: pictures of cards as "deck/id", materials as "materials/name". */
export function keepPictures(pictures: Readonly<Record<string, string>>): void {
  offline = true;
  for (const [name, data] of Object.entries(pictures)) kept.set(name, data);
}

export function materialOf(name: string): string {
  const file = `materials/${name}.webp`;
  return kept.get(file) ?? file;
}
