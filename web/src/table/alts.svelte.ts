// What is to be seen on each image, in both languages: fetched once per deck.

import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "../settings.svelte";

type Alts = Record<string, Partial<Record<Language, string>> | undefined>;

const decks = new SvelteMap<string, Alts>();
const asked = new Set<string>();

async function fetchDeck(images: string): Promise<void> {
  try {
    const answer = await fetch(`cards/${images}/cards.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    decks.set(images, (await answer.json()) as Alts);
  } catch {
    // The table plays on without descriptions; the next screen asks again.
    asked.delete(images);
  }
}

export function loadAlts(images: string): void {
  if (asked.has(images)) return;
  asked.add(images);
  void fetchDeck(images);
}

/** Descriptions that came with something else. */
export function knowAlts(images: string, alts: Readonly<Alts>): void {
  decks.set(images, { ...decks.get(images), ...alts });
}

/** The description of an image, or "" while it is not known. */
export function altOf(images: string, image: string): string {
  const both = decks.get(images)?.[image];
  return both?.[settings.language] ?? both?.fr ?? "";
}
