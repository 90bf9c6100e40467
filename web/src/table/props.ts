// What the salon gives to a game's screens.

import type { Bot, ChatLine, HandView, Question, Reaction } from "../protocol";
import type { GameView } from "../view";

/** A chair of the game on the table. Its index in `seats` is the seat of the rules; the left neighbour is the next one. */
export interface SeatInfo {
  chair: number;
  name: string;
  colour: number;
  automatic: boolean;
  left: boolean;
  /** The temperament of the bot that plays here, if one does; with `automatic`, in place of a person. */
  bot?: Bot["temperament"] | null;
  /** Its player's browser is connected now. */
  present: boolean;
  /** The chair in front of this screen now (its hand is `hand`). */
  you: boolean;
  /** Any chair of this browser's person. */
  yours: boolean;
}

export interface Total {
  name: string;
  colour: number;
  wins: number;
  points: number;
  /** Their chair is gone. */
  gone: boolean;
}

export interface StoryLines {
  lines: readonly unknown[];
  /** Every line so far has been received. */
  complete: boolean;
}

/** What this browser found when the parts of the seed were opened (CO-5). */
export type Verdict =
  | { is: "verified" }
  /** Not a player of this game, or came to this browser later: nothing was kept to check against. */
  | { is: "not_yours" }
  /** `commitment`: the server's part is not the sealed one. `part`: this browser's part was left out or changed. */
  | { is: "cheated"; check: "commitment" | "part" };

export type ClipKind = "sound" | "film";

export interface ClockNow {
  /** In this device's own time, as Date.now(). */
  until: number;
  seconds: number;
  /** Nothing happens when it is over. */
  advised?: boolean;
}

/** The recorded clips of this salon, by their hash. */
export interface Clips {
  /** As bytes, or as an object URL for <audio>. (The page may not fetch a blob: address.) */
  blob(hash: string): Promise<Blob>;
  url(hash: string): Promise<string>;
  /** The host has taken it down. */
  isGone(hash: string): boolean;
  /** Only the host's: it disappears for everyone. */
  takeDown: ((hash: string) => void) | null;
}

export type ReactionKind = Reaction["kind"];

/** The salon's chat, at the table. */
export interface Talk {
  lines: readonly ChatLine[];
  /** The rules bind whoever is at this screen to silence now. */
  silent: boolean;
  /** Signed with the name of the chair in front of the screen. A refusal is shown by the house, then thrown again. */
  say(text: string): Promise<void>;
  /** Shown on all screens for a moment. */
  react(kind: ReactionKind): void;
  /** The lines are in view: they count as read. */
  read(): void;
}

export type GestureKind = "tap" | "hold" | "drag";

/** What is told in place to somebody who plays this game for the first time. */
export interface Tip {
  say: string | null;
  gesture: { kind: GestureKind; words: string } | null;
}

export interface Tips {
  /** null: there is nothing to tell. */
  of(moment: string): Tip | null;
  /** It was there to be read: not again. */
  told(moment: string): void;
  /** "Compris": nothing more of this game. */
  silence(): void;
}

/** An answer of the audience: for each topic of a question, what this person takes to be right. */
export type Guess = Readonly<Record<string, string | undefined>>;

/** Whoever only watches may play along in secret (CO-13). */
export interface Along {
  /** What the audience may answer now. */
  question: Question | null;
  /** This person's own answer, to this question or to the one that is being revealed. */
  guess: Guess | null;
  /** How many watch with this person. */
  others: number;
  /** They came late and have a chair: they play as soon as the game lets them in (CO-12). */
  seated: boolean;
  /** A refusal is shown by the house, then thrown again. */
  send(guess: Guess): Promise<void>;
}

/** What both the table and the television may know. */
interface Shown {
  game: GameView;
  /** `game.public`, to be cast to the game's own type. */
  pub: unknown;
  seats: readonly SeatInfo[];
  /** What is shown live, by seat; seats without a draft are missing. */
  live: Readonly<Record<number, unknown>>;
  clock: ClockNow | null;
  story: StoryLines;
  /** Asks for the story of this game; lines arrive in `story`. Safe to call again. */
  loadStory(): void;
  /** The evening so far, best first, including this game once it is over. */
  totals: readonly Total[];
  /** How many games this salon has finished or begun, this one included. */
  gamesPlayed: number;
  clips: Clips;
}

export interface TableProps extends Shown {
  /** The chair now in front of the screen; null for spectators. */
  hand: HandView | null;
  /** null for players. */
  along: Along | null;
  isHost: boolean;
  hostName: string;
  verdict: Verdict | null;
  /** Plays for the chair in front of the screen. A refusal is shown by the house, then thrown again. */
  play(move: unknown): Promise<void>;
  /** Shows something live to the others: the latest counts, sent at most every `every` ms. */
  draft(draft: unknown, every?: number): void;
  /** Who wrote a card of the salon's own, by its id; null for other cards, and if nobody knows any more. */
  writerOf(card: string): Promise<string | null>;
  /** Keeps for the album what this person said aloud in a moment of this game. Whether it was taken. */
  writeDown(moment: string, text: string): Promise<boolean>;
  uploadClip(clip: Blob, kind: ClipKind): Promise<string>;
  /** Only the host's: start the same game again, or go back to the lobby. */
  again(): void;
  otherGame(): void;
  exportGame(): void;
  /** The album of the evening, with all its games. */
  openAlbum(): void;
  openMenu(): void;
  openRules(): void;
  /** null where there is nobody to be told: in the audience. */
  tips: Tips | null;
  chat: Talk;
  /** How many lines of the chat have not been read. */
  unread: number;
}

/** The television knows only what is public, and its own surroundings. */
export interface TvProps extends Shown {
  /** What was said in the salon's chat, for games that show it there. */
  chat: readonly ChatLine[];
  code: string;
  /** The link that the QR code leads to: always visible. */
  way: string | null;
}

/** Whether the table waits for the seat in front of the screen. */
export const isAwaited = ({ hand, game }: TableProps): boolean =>
  hand !== null && game.awaited.includes(hand.seat);
