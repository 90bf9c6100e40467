// The few things that go over plain HTTP. Addresses are relative to <base>: the house may live under a path of its own.

import type { Album, AlbumPage, ClipStored, HttpRefusal, SalonOpened } from "../protocol";
import type { Language } from "../settings.svelte";
import { load, save } from "../storage";
import type { ClipKind } from "../table/props";
import { Refusal } from "./refusals";

export interface HouseGame {
  name: string;
  least: number;
  most: number;
  colours: number;
}

export interface House {
  games: HouseGame[];
  version: string;
  /** How other devices reach it, the likeliest first. */
  addresses: string[];
}

async function ask(path: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, document.baseURI), how);
  } catch {
    throw new Refusal("unreachable");
  }
  if (answer.ok) return answer;
  let refusal: HttpRefusal;
  try {
    refusal = (await answer.json()) as HttpRefusal;
  } catch {
    throw new Refusal("unreachable");
  }
  throw new Refusal(refusal.code, refusal.data as Record<string, unknown>);
}

const GAMES = "games";
let house: Promise<House> | null = null;

/** The games that this house had at the last visit: a shelf to show until it answers. */
export function rememberedGames(): HouseGame[] | null {
  const games = load(GAMES);
  return Array.isArray(games) ? (games as HouseGame[]) : null;
}

/** Which games this house has. Asked once; again after a failure. */
export function askHouse(): Promise<House> {
  house ??= ask("api/house").then(
    async (answer) => {
      const told = (await answer.json()) as House;
      save(GAMES, told.games);
      return told;
    },
    (failure: unknown) => {
      house = null;
      throw failure;
    },
  );
  return house;
}

/** How other devices reach this house. Asked each time: a laptop changes networks. */
export async function askAddresses(): Promise<string[]> {
  const answer = await ask("api/house");
  return ((await answer.json()) as House).addresses;
}

export async function openSalon(game: string, name: string, key: string): Promise<string> {
  const answer = await ask("api/salons", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, name, key }),
  });
  return ((await answer.json()) as SalonOpened).code;
}

const TYPES: Record<ClipKind, string> = { sound: "audio/wav", film: "video/x-motion-jpeg" };

export async function sendClip(code: string, key: string, clip: Blob, kind: ClipKind): Promise<string> {
  const answer = await ask(`api/salons/${code}/clips`, {
    method: "POST",
    headers: { "Content-Type": TYPES[kind], "X-Veillee-Key": key },
    body: clip,
  });
  return ((await answer.json()) as ClipStored).clip;
}

/** The album of the evening, as this person may see and mark it. */
export async function fetchAlbum(code: string, key: string): Promise<AlbumPage> {
  const answer = await ask(`api/salons/${code}/album`, { headers: { "X-Veillee-Key": key } });
  return (await answer.json()) as AlbumPage;
}

/** The album as one file. */
export async function fetchAlbumFile(code: string, key: string, language: Language): Promise<Blob> {
  const path = `api/salons/${code}/album.html?language=${language}`;
  return (await ask(path, { headers: { "X-Veillee-Key": key } })).blob();
}

/** For whoever has a link that somebody shared. */
export async function fetchSharedAlbum(code: string, token: string): Promise<Album> {
  return (await (await ask(`api/album/${code}-${token}`)).json()) as Album;
}

export async function fetchClip(code: string, key: string, hash: string): Promise<Blob> {
  const answer = await ask(`clips/${code}/${hash}`, { headers: { "X-Veillee-Key": key } });
  return answer.blob();
}
