// What a game's folder gives to the house, and what the house gives to a game's screens.

import type { Component } from "svelte";
import type { Bot, ChatLine, GameView, HandView } from "../protocol";
import type { Language } from "../settings.svelte";

export type Both = Record<Language, string>;

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

/** The salon's chat, for a game that is played by talking. */
export interface Talk {
  lines: readonly ChatLine[];
  /** Signed with the name of the chair in front of the screen. A refusal is shown by the house, then thrown again. */
  say(text: string): Promise<void>;
  /** The lines are in view: they count as read. */
  read(): void;
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
  isHost: boolean;
  hostName: string;
  verdict: Verdict | null;
  /** Plays for the chair in front of the screen. A refusal is shown by the house, then thrown again. */
  play(move: unknown): Promise<void>;
  /** Shows something live to the others: the latest counts, sent at most every `every` ms. */
  draft(draft: unknown, every?: number): void;
  uploadClip(clip: Blob, kind: ClipKind): Promise<string>;
  /** Only the host's: start the same game again, or go back to the lobby. */
  again(): void;
  otherGame(): void;
  exportGame(): void;
  openMenu(): void;
  openRules(): void;
  chat: Talk;
  /** There is something unread behind the menu (chat). */
  unread: boolean;
}

/** The television knows only what is public, and its own surroundings. */
export interface TvProps extends Shown {
  code: string;
  /** The address of the QR code's picture, and what it says, to be always visible. */
  qr: string | null;
  joinAddress: string;
}

export interface ChoiceField {
  kind: "choice";
  choices: readonly { value: string | number; label: string; explanation?: string }[];
}
export interface NumberField {
  kind: "number";
  least: number;
  most: number;
  step: number;
  /** "points", "secondes": written after the number. */
  unit: string;
}
/** Any number of the choices, one at least. */
export interface SeveralField {
  kind: "several";
  choices: readonly { value: string; label: string; explanation?: string }[];
}
/** A list of short texts that the host writes. */
export interface TextsField {
  kind: "texts";
  most: number;
  /** Characters allowed in each. */
  length: number;
  /** "Situation 2": read aloud. */
  label: (number: number) => string;
  /** The words of the button that adds one. */
  add: string;
}
export interface SwitchField {
  kind: "switch";
  label: string;
}

/** How one option is changed. `when` hides it as long as it does not apply ("target" only when the score ends the game). */
export type OptionField = (ChoiceField | NumberField | SeveralField | SwitchField | TextsField) & {
  key: string;
  title: string;
  explanation?: string;
  when?: (options: Record<string, unknown>) => boolean;
};

/** One sentence of the lobby's list ("La partie finit avec la pioche."), and what the host sees when tapping it. */
export interface OptionLine {
  /** The option's key in the rules' text; a line may edit several options. */
  key: string;
  sentence: string;
  edit: readonly OptionField[];
}

export interface RuleText extends Both {
  id: string;
  /** The options this rule speaks of: what is in force is shown beside it. */
  options?: string[];
}

/** The shape of a rules.json. */
export interface RulesText {
  title: Both;
  sections: { title: Both; rules: RuleText[] }[];
  advice?: Both[];
  credits?: Both;
}

/** A card that somebody of the salon wrote for the game chosen. */
export interface OwnCard {
  id: number;
  fields: Readonly<Record<string, string | undefined>>;
  author: string;
  mine: boolean;
  canTear: boolean;
}

/** What a game's own part of the lobby is given, where players may write cards for it. */
export interface OwnCardsProps {
  cards: readonly OwnCard[];
  /** A refusal is shown by the house, then thrown again. */
  write(fields: Record<string, string>): Promise<void>;
  tear(card: number): void;
}

export interface GameScreens {
  title: Both;
  Table: Component<TableProps>;
  Tv: Component<TvProps>;
  /** Every option as a sentence, in the language of the moment, for so many players (0: not known yet). An option
   * that is missing has its default. */
  options(options: Record<string, unknown>, players: number): OptionLine[];
  /** The options an untouched game begins with where the host speaks this language; null: leave them as they are. */
  startsWith?(options: Record<string, unknown>, language: Language): Record<string, unknown> | null;
  /** A row of the lobby's list and what it opens, where players may write cards of their own. */
  OwnCards?: Component<OwnCardsProps>;
  rules: RulesText;
}
