// The games of the house as they stand on the shelf, whether the server has them or not.

import type { ShelfEntry } from "./contract";

export interface OnShelf extends ShelfEntry {
  name: string;
  /** The address of its picture, `cover.webp` in the game's folder; null: a cover of letters alone. */
  cover: string | null;
  /** The same as AVIF, where the folder has a `cover.avif`: half as heavy. */
  coverAvif: string | null;
}

const entries = import.meta.glob<ShelfEntry>("./*/shelf.ts", { eager: true, import: "default" });
const covers = import.meta.glob<string>("./*/cover.{webp,avif}", {
  eager: true,
  import: "default",
  query: "?url",
});

export const SHELF: readonly OnShelf[] = Object.entries(entries)
  .map(([path, entry]) => {
    const name = path.split("/")[1]!;
    const cover = (form: string): string | null => covers[`./${name}/cover.${form}`] ?? null;
    return { ...entry, name, cover: cover("webp"), coverAvif: cover("avif") };
  })
  .sort((a, b) => a.rank - b.rank || a.title.localeCompare(b.title));

const ON_A_PLANK = 5;

/** The books plank by plank, as evenly as they can stand. */
export function onPlanks<T>(books: readonly T[]): T[][] {
  const planks = Math.ceil(books.length / ON_A_PLANK);
  const each = Math.ceil(books.length / planks);
  return Array.from({ length: planks }, (_, plank) => books.slice(plank * each, (plank + 1) * each));
}

export function onShelf(game: string): OnShelf | undefined {
  return SHELF.find((one) => one.name === game);
}

export function titleOf(game: string): string {
  return onShelf(game)?.title ?? game;
}
