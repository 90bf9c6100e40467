// Chance that this browser can vouch for (CO-5). Before the deal it sees the seal on the server's part and adds a part
// of its own; after the game everything is opened, and it compares with what it kept.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { GameView, View } from "../view";
import { load, save } from "../storage";
import type { Verdict } from "../table/props";
import { randomHex } from "./keys";
import type { Refusal } from "./refusals";

/** What is kept about one game of one salon. */
export interface Kept {
  /** The seal as it was last shown before the deal. */
  commitment: string;
  /** This browser's own part; null when this person's part was given from another device. */
  part: string | null;
  /** The server has acknowledged the part: it may no longer be left out. */
  given: boolean;
  /** This person's chairs, as last seen before the deal. */
  chairs: number[];
}

const GAMES_KEPT = 5;

type Shelf = Record<string, Kept>;

function shelf(code: string): Shelf {
  const stored = load(`fair:${code}`);
  return typeof stored === "object" && stored !== null ? (stored as Shelf) : {};
}

export function kept(code: string, number: number): Kept | null {
  return shelf(code)[number] ?? null;
}

function keep(code: string, number: number, entry: Kept): void {
  const recent = Object.entries({ ...shelf(code), [number]: entry })
    .sort(([a], [b]) => Number(a) - Number(b))
    .slice(-GAMES_KEPT);
  save(`fair:${code}`, Object.fromEntries(recent));
}

/** What a browser adds to the seed of the next game. */
interface Own {
  commitment: string;
  part: string;
}

/** Remembers the seal shown for the next game. Gives the part to send, or null when there is nothing to send. */
export function prepare({ salon, you }: View): Own | null {
  const { code, commitment, games, parts } = salon;
  const { person } = you;
  if (commitment === null || person === null) return null;
  const number = games + 1;
  const chairs = salon.chairs.filter((chair) => chair.holder === person).map((chair) => chair.id);
  const before = kept(code, number);
  const given = parts.includes(person);
  if (before?.commitment === commitment) {
    if (String(before.chairs) !== String(chairs)) keep(code, number, { ...before, chairs });
    return given || before.part === null ? null : { commitment, part: before.part };
  }
  // A second seal for the same game: a server that dislikes a deal could draw another one. The first stays the one to
  // answer for, and the verdict will say so.
  if (before !== null) return null;
  const part = given ? null : randomHex(32);
  keep(code, number, { commitment, part, given: false, chairs });
  return part === null ? null : { commitment, part };
}

/** The server has taken the part. Written again, because another tab of this browser may have tried its own. */
export function acknowledged(code: string, number: number, commitment: string, part: string): void {
  const entry = kept(code, number);
  if (entry?.commitment === commitment) keep(code, number, { ...entry, part, given: true });
}

/** Another tab or device of this person was quicker. */
export function overtaken(code: string, number: number, commitment: string): void {
  const entry = kept(code, number);
  if (entry?.commitment === commitment && !entry.given) keep(code, number, { ...entry, part: null });
}

/** Adds this browser's part to every game that will be dealt, once for each seal. */
export class PartGiver {
  #sentFor: string | null = null;
  #add: (own: Own) => Promise<void>;

  constructor(add: (own: Own) => Promise<void>) {
    this.#add = add;
  }

  see(view: View): void {
    // Also when the part is on its way: who sits where is kept as it was last seen before the deal.
    const own = prepare(view);
    if (own === null || own.commitment === this.#sentFor) return;
    this.#sentFor = own.commitment;
    const { code, games } = view.salon;
    this.#add(own).then(
      () => acknowledged(code, games + 1, own.commitment, own.part),
      (refusal: Refusal) => {
        if (refusal.code === "part_given") overtaken(code, games + 1, own.commitment);
      },
    );
  }

  /** The part may not have arrived: it is offered again. */
  lost(): void {
    this.#sentFor = null;
  }
}

/** Compares what was opened with what was kept. Null as long as nothing is opened. `game`: the one on the table, or the
 *  one that was given up. */
export function verdict(
  { salon, game: onTable, you }: View,
  entry: Kept | null,
  game: Pick<GameView, "commitment" | "chairs" | "opened"> | null = onTable,
): Verdict | null {
  if (!game?.opened) return null;
  if (entry === null || you.person === null) return { is: "not_yours" };
  const { server_part, parts } = game.opened;
  if (game.commitment !== entry.commitment || seal(server_part) !== entry.commitment) {
    return { is: "cheated", check: "commitment" };
  }
  const own = salon.chairs
    .filter((chair) => chair.holder === you.person && entry.chairs.includes(chair.id))
    .map((chair) => game.chairs.indexOf(chair.id))
    .filter((seat) => seat >= 0);
  if (own.length === 0 || entry.part === null) return { is: "not_yours" };
  if (own.every((seat) => parts[seat] === entry.part)) return { is: "verified" };
  return entry.given ? { is: "cheated", check: "part" } : { is: "not_yours" };
}

function seal(part: string): string {
  try {
    return bytesToHex(sha256(hexToBytes(part)));
  } catch {
    return "";
  }
}
