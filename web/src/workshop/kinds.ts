// The kinds of cards that people write with words: each is at home in the folder of its game.

import type { WrittenKind } from "../games/contract";

const found = import.meta.glob<WrittenKind>("../games/*/workshop.ts", { eager: true, import: "default" });

export const WRITTEN: readonly WrittenKind[] = Object.values(found).sort((a, b) => a.rank - b.rank);

/** The tabs of the workshop. Pictures are of no single game: the workshop makes them itself. */
export const KINDS: readonly string[] = ["images", ...WRITTEN.map(({ kind }) => kind)];

export const writtenKind = (kind: string): WrittenKind | null =>
  WRITTEN.find((one) => one.kind === kind) ?? null;
