// A few pictures of each of the house's decks, to know it by.

import { SvelteMap } from "svelte/reactivity";
import type { DeckAbout } from "../protocol";

const found = new SvelteMap<string, readonly string[]>();
const asked = new Set<string>();

async function look(images: string): Promise<void> {
  try {
    const answer = await fetch(`cards/${images}/cards.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    found.set(images, Object.keys((await answer.json()) as object).slice(0, 3));
  } catch {
    // The deck is known by its name alone; the next screen asks again.
    asked.delete(images);
  }
}

/** The addresses of the thumbnails of its first three images; none while they are on their way. */
export function firstImages({ images, shipped }: DeckAbout): readonly string[] {
  if (!images) return [];
  if (!asked.has(images)) {
    asked.add(images);
    // Not while something is drawn: what is found draws it again.
    queueMicrotask(() => void look(images));
  }
  const cards = found.get(images) ?? [];
  return cards.map((id) => `cards/${images}/${id}.thumb${shipped ? ".webp" : ""}`);
}
