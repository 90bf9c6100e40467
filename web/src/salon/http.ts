// The few things that go over plain HTTP. Addresses are relative to <base>: the house may live under a path of its own.

import type {
  Album,
  AlbumPage,
  ClipStored,
  DeckAbout,
  HttpRefusal,
  ImageStored,
  OpenSalon,
  OwnDeckPage,
  Proofread,
  ReachAbout,
  Remark,
  Remarks,
  SalonOpened,
  ShowSalon,
  TelevisionShows,
  TelevisionWaits,
} from "../protocol";
import type { Language } from "../settings.svelte";
import { load, save } from "../storage";
import type { Alts } from "../table/alts.svelte";
import { sayCovered } from "../table/covered";
import type { ClipKind } from "../table/props";
import type { Paper } from "../workshop/paper";
import { Refusal } from "./refusals";

export interface HouseGame {
  name: string;
  least: number;
  most: number;
  colours: number;
  /** The fields of its views in which people's own words are. */
  words: readonly string[];
}

export interface House {
  games: HouseGame[];
  decks: DeckAbout[];
  version: string;
  /** How other devices reach it, the likeliest first. */
  addresses: string[];
  /** Of the code of a new salon. */
  letters: number;
  /** Whether people may speak with each other here; a server of the version before does not say so. */
  voices?: boolean;
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

/** When somebody last came in from the same network, and from the internet. */
export async function askReach(code: string, key: string): Promise<ReachAbout> {
  const answer = await ask(`api/salons/${code}/reach`, { headers: { "X-Veillee-Key": key } });
  return (await answer.json()) as ReachAbout;
}

/** `colour`: of the chair in which its host sits at once, if any. */
export async function openSalon(game: string, name: string, key: string, colour?: number): Promise<string> {
  try {
    return await wishFor({ game, name, key, colour });
  } catch (problem) {
    // During an upgrade the node that answers may not know of colours: then the host sits down by themselves.
    if (colour === undefined || !(problem instanceof Refusal) || problem.code !== "bad_message") {
      throw problem;
    }
    return wishFor({ game, name, key });
  }
}

async function wishFor(salon: OpenSalon): Promise<string> {
  const answer = await ask("api/salons", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(salon),
  });
  return ((await answer.json()) as SalonOpened).code;
}

/** A sign for a television without a salon. */
export async function askForSign(): Promise<TelevisionWaits> {
  return (await (await ask("api/televisions", { method: "POST" })).json()) as TelevisionWaits;
}

/** The salon that this television is to show, once somebody has said so. */
export async function askForSalon(token: string): Promise<string | null> {
  return ((await (await ask(`api/televisions/${token}`)).json()) as TelevisionShows).code;
}

/** Shows a salon on the television with that sign. */
export async function showOnTelevision(sign: string, code: string): Promise<void> {
  const wish: ShowSalon = { sign, code };
  await ask("api/televisions/show", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
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

/** Gives the name under which members find it. */
export async function sendImage(code: string, key: string, image: Blob, thumb: Blob): Promise<string> {
  const send = async (path: string, body: Blob): Promise<ImageStored> => {
    const headers = { "Content-Type": body.type, "X-Veillee-Key": key };
    return (await (await ask(path, { method: "POST", headers, body })).json()) as ImageStored;
  };
  const { image: name } = await send(`api/salons/${code}/images`, image);
  await send(`api/salons/${code}/images/${name}/thumb`, thumb);
  return name;
}

/** What is to be seen on the own images of the game on the table, by the ids of its cards. */
export async function fetchOwnAlts(code: string, key: string): Promise<Alts> {
  const answer = await ask(`api/salons/${code}/alts`, { headers: { "X-Veillee-Key": key } });
  return (await answer.json()) as Alts;
}

/** `file`: an image's name, or its name with ".thumb". */
export async function fetchImage(code: string, key: string, file: string): Promise<Blob> {
  return (await ask(`images/${code}/${file}`, { headers: { "X-Veillee-Key": key } })).blob();
}

/** The album of the evening, as this person may see and mark it. */
export async function fetchAlbum(code: string, key: string): Promise<AlbumPage> {
  const answer = await ask(`api/salons/${code}/album`, { headers: { "X-Veillee-Key": key } });
  return sayCovered((await answer.json()) as AlbumPage);
}

/** The album as one file. */
export async function fetchAlbumFile(code: string, key: string, language: Language): Promise<Blob> {
  const path = `api/salons/${code}/album.html?language=${language}`;
  return (await ask(path, { headers: { "X-Veillee-Key": key } })).blob();
}

/** For whoever has a link that somebody shared. */
export async function fetchSharedAlbum(code: string, token: string): Promise<Album> {
  return sayCovered((await (await ask(`api/album/${code}-${token}`)).json()) as Album);
}

/** An image that such an album shows. */
export async function fetchSharedImage(code: string, token: string, file: string): Promise<Blob> {
  return (await ask(`api/album/${code}-${token}/images/${file}`)).blob();
}

export async function fetchClip(code: string, key: string, hash: string): Promise<Blob> {
  const answer = await ask(`clips/${code}/${hash}`, { headers: { "X-Veillee-Key": key } });
  return answer.blob();
}

/** What a proof-reader would say of each of these cards, as they are written: 50 at most. */
export async function proofread(
  code: string,
  key: string,
  kind: string,
  language: Language,
  cards: Record<string, string>[],
): Promise<Remark[][]> {
  const wish: Proofread = { kind, language, cards };
  const answer = await ask(`api/salons/${code}/proofread`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Veillee-Key": key },
    body: JSON.stringify(wish),
  });
  return ((await answer.json()) as Remarks).cards;
}

/** The cards of one of the salon's own decks. */
export async function fetchDeck(code: string, key: string, deck: number): Promise<OwnDeckPage> {
  const answer = await ask(`api/salons/${code}/decks/${deck}`, { headers: { "X-Veillee-Key": key } });
  return (await answer.json()) as OwnDeckPage;
}

/** A deck as a file, to carry away. */
export async function fetchDeckFile(code: string, key: string, deck: number): Promise<Blob> {
  return (
    await ask(`api/salons/${code}/decks/${deck}.veillee`, { headers: { "X-Veillee-Key": key } })
  ).blob();
}

/** A deck as sheets to print. */
export async function fetchDeckOnPaper(
  code: string,
  key: string,
  deck: number,
  { paper, cards, language }: Paper,
): Promise<Blob> {
  const wish = new URLSearchParams({ paper, cards, language });
  const path = `api/salons/${code}/decks/${deck}.pdf?${wish}`;
  return (await ask(path, { headers: { "X-Veillee-Key": key } })).blob();
}

/** Brings in a deck that somebody carried away elsewhere. */
export async function sendDeck(code: string, key: string, file: Blob): Promise<number> {
  const answer = await ask(`api/salons/${code}/decks`, {
    method: "POST",
    headers: { "Content-Type": "application/zip", "X-Veillee-Key": key },
    body: file,
  });
  return ((await answer.json()) as { deck: number }).deck;
}
