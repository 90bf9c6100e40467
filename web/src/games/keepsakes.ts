// How each game stands in the album.

import type { Keepsake } from "./contract";

const found = import.meta.glob<Keepsake>("./*/keepsake.ts", { eager: true, import: "default" });

export const keepsakeOf = (game: string): Keepsake | undefined => found[`./${game}/keepsake.ts`];
