// What is to be seen on each image, in both languages: fetched once per deck. People's own images are described in the
// language of whoever brought them, or in both.

import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "../settings.svelte";
import { t } from "./texts";
import { placeOf, type Images } from "./pictures";

export type Alts = Readonly<Record<string, Partial<Record<Language, string>> | undefined>>;

/** By the folder of their pictures, then by card; the images that people of a salon brought are under "". */
const decks = new SvelteMap<string, Alts>();
const OWN = "";
const asked = new Set<string>();

async function fetchDeck(folder: string): Promise<void> {
  try {
    const answer = await fetch(`cards/${folder}/cards.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    decks.set(folder, (await answer.json()) as Alts);
  } catch {
    // The table plays on without descriptions; the next screen asks again.
    asked.delete(folder);
  }
}

export function loadAlts(images: Images): void {
  for (const folder of Object.values(images)) {
    if (folder === undefined || asked.has(folder)) continue;
    asked.add(folder);
    void fetchDeck(folder);
  }
}

/** Descriptions that came with something else, by the ids of cards. */
export function knowAlts(images: Images, alts: Alts): void {
  const known = new Map<string, Record<string, Alts[string]>>();
  for (const [id, both] of Object.entries(alts)) {
    const folder = folderOf(images, id);
    if (folder !== null) known.set(folder, { ...known.get(folder), [id]: both });
  }
  for (const [folder, some] of known) decks.set(folder, { ...decks.get(folder), ...some });
}

function folderOf(images: Images, id: string): string | null {
  const place = placeOf(images, id);
  return place?.is === "own" ? OWN : (place?.folder ?? null);
}

/** The description of an image, or "" while it is not known. Of one's own images it may still have to be written. */
export function altOf(images: Images, id: string): string {
  const folder = folderOf(images, id);
  const both = folder === null ? undefined : decks.get(folder)?.[id];
  return both?.[settings.language] || both?.fr || both?.en || (both ? t.undescribed : "");
}
