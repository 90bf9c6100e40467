// The guests: what each language calls them, when they lived, and the ink and symbol of their family.

import printed from "../../../public/materials/families.json";
import type { DinerGuest } from "./protocol";
import { settings } from "../../settings.svelte";
import { isOwn } from "../../table/own";
import { m } from "./texts";

export type Guest = DinerGuest;
export type Family = Guest["family"];

export const FAMILIES: readonly Family[] = [
  "letters",
  "stage",
  "music",
  "politics",
  "sport",
  "science",
  "arts",
  "media",
  "imaginary",
];

const plain = (text: string): string => text.trim().toLowerCase();

/** The family that somebody wrote, by its name in their language; characters where there is none of that name. */
export function asFamily(written: string): Family {
  const found = FAMILIES.find((one) => one === written || plain(m.family[one]) === plain(written));
  return found ?? "imaginary";
}

interface Print {
  symbol: string;
  /** Inks on light and on dark paper. */
  papier: string;
  lampe: string;
}

const ONE_LINE = 12;

export const SHIELD: string = printed.shield;
export const PRINTS: Record<Family, Print> = printed.families;

/** Written by people of this salon, and mixed with the cards of the house (CO-15). */
export const isOurs = (guest: Guest): boolean => isOwn(guest.id);

export const calledOf = (guest: Guest): string =>
  settings.language === "en" ? guest.name_en : guest.name_fr;

export const lineOf = (guest: Guest): string => (settings.language === "en" ? guest.en : guest.fr);

const year = (number: number): string => (number < 0 ? m.beforeChrist(-number) : String(number));

/** "1890 – 1976", "vers 570 av. J.-C.", or what is known of it. */
export function yearsOf({ born, died, circa }: Guest): string {
  const when = (number: number, uncertain: boolean): string =>
    uncertain ? m.about(year(number)) : year(number);
  const birth = circa === true || circa === "both";
  const death = circa === "died" || circa === "both";
  if (born !== null && died !== null) return `${when(born, birth)} – ${when(died, death)}`;
  if (born !== null) return m.bornIn(when(born, birth));
  return died === null ? "" : m.diedIn(when(died, circa !== false));
}

/** A name on a card: a long one in two lines, as even as its spaces and hyphens allow. */
export function linesOf(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const cuts = [...name.matchAll(/ |-/g)].map(({ index, 0: sign }) => {
    const cut = sign === "-" ? index + 1 : index;
    // Of two cuts as good as each other, the one between words.
    return { cut, longest: Math.max(cut, name.length - cut) + (sign === "-" ? 1 : 0) };
  });
  const cut = cuts.sort((one, other) => one.longest - other.longest)[0]?.cut;
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut).trimStart()];
}

/** The guests with these ids, in the order of the ids. */
export function pick(guests: readonly Guest[], ids: readonly string[]): Guest[] {
  return ids.map((id) => guests.find((guest) => guest.id === id)).filter((guest) => guest !== undefined);
}
