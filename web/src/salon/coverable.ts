// What of the table the host may cover: what people wrote, brought and recorded, as far as the host sees it.

import type { View } from "../view";
import { isSaidForCovered } from "../table/covered";
import { isOwn } from "../table/own";

const OWN_IMAGE = /^own-[0-9a-f]{32}$/;
const CLIP = /^[0-9a-f]{64}$/;

/** Something that people brought to the table. */
export type Thing = { kind: "words" | "image" | "clip"; of: string };

/** What of this view the host may cover. `words`: the fields in which the game has words of people. */
export function coverable({ salon, game, you }: View, words: readonly string[]): Thing[] {
  if (game === null) return [];
  const found = new Map<string, Thing>();
  const covered = new Set(salon.covers.map((cover) => cover.of));
  const add = (kind: Thing["kind"], of: string): void => {
    if (of.trim() && !covered.has(of)) found.set(`${kind} ${of}`, { kind, of });
  };
  const look = (value: unknown, key: string, free: boolean): void => {
    if (typeof value === "string") {
      if (OWN_IMAGE.test(value)) add("image", value);
      else if (key === "clip" && CLIP.test(value)) add("clip", value);
      else if (free) add("words", value);
    } else if (Array.isArray(value)) {
      for (const inner of value) look(inner, key, free);
    } else if (typeof value === "object" && value !== null && !isOfTheHouse(value)) {
      for (const [name, inner] of Object.entries(value)) look(inner, name, words.includes(name));
    }
  };
  for (const part of [game.public, game.options, you.hands.map((hand) => hand.private)])
    look(part, "", false);
  return [...found.values()].filter(({ of }) => !isSaidForCovered(of));
}

/** A card that came with the game: nobody at the table wrote it. */
function isOfTheHouse(value: object): boolean {
  return "id" in value && typeof value.id === "string" && !isOwn(value.id) && !("text" in value);
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Which of these is seen where somebody pressed: the nearest ones around it. */
export function thingsAt(place: Element, things: readonly Thing[]): Thing[] {
  let around: Element | null = place;
  for (let steps = 0; around !== null && steps < 4; steps++, around = around.parentElement) {
    const card = around.getAttribute("data-card");
    const text = plain(around.textContent ?? "");
    const seen = things.filter(({ kind, of }) =>
      kind === "words" ? text.includes(plain(of)) : kind === "image" && card === of,
    );
    if (seen.length > 0) return seen;
  }
  return [];
}
