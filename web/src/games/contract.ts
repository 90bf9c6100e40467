// What a game's folder gives to the house.

import type { Component, Snippet } from "svelte";
import type { Both } from "../messages.svelte";
import type { Language } from "../settings.svelte";
import type { Sound } from "../sounds.svelte";
import type { OptionLine, StartsWith } from "../table/options";
import type { Images } from "../table/pictures";
import type { Preset } from "../table/presets";
import type { Chapter, Kept, Page } from "../protocol";
import type { Seats } from "../table/players";
import type { GestureKind, TableProps, TvProps } from "../table/props";
import type { RanOutWords } from "../table/ranOut";

export interface RuleText extends Both {
  id: string;
  /** The options this rule speaks of: what is in force is shown beside it. */
  options?: string[];
}

/** The shape of a rules.json. */
export interface RulesText {
  title: Both;
  /** `phases`: those of the game in which a section says what happens. */
  sections: { title: Both; phases?: string[]; rules: RuleText[] }[];
  advice?: Both[];
  credits?: Both;
}

/** A card that somebody writes: what stands in each of its fields. */
export type CardFields = Readonly<Record<string, string>>;

/** What the form for a card is given. */
export interface CardFormProps {
  /** Bindable. */
  fields: CardFields;
  language: Language;
  /** What a proof-reader remarks about a field, drawn below it. */
  remarks: Snippet<[field: string]>;
  /** Enter was pressed where nothing else is left to write. */
  onenter: () => void;
}

/** How a card that was written is shown. */
export interface WrittenCardProps {
  fields: CardFields;
  language: Language;
  /** Somebody else wrote it: what would spoil the game is not known here. */
  secret: boolean;
}

/** How a table from a spreadsheet becomes cards. */
export interface Columns {
  /** What the heading of each field's column may be, plain and in lower case. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** The fields in the order of the columns, where there are no headings: one order for each number of columns. */
  orders: readonly (readonly string[])[];
  /** The card of a row; null: it makes none. */
  read(cells: CardFields, language: Language): CardFields | null;
  /** A row as an example, in the language of the moment. */
  example(): readonly string[];
}

/** `workshop.ts`: a kind of cards that people may write for this game. */
export interface WrittenKind {
  kind: string;
  /** Its place among the tabs of the workshop. */
  rank: number;
  blank(language: Language): CardFields;
  /** The fields to write again, of a card as the salon keeps it. */
  draft(kept: CardFields): CardFields;
  isComplete(fields: CardFields): boolean;
  /** What the card is called: "clafoutage". */
  nameOf(fields: CardFields): string;
  Form: Component<CardFormProps, Record<string, never>, "fields">;
  Card: Component<WrittenCardProps>;
  columns: Columns;
}

/** What a refusal speaks of. */
export type RefusalData = Record<string, unknown>;

/** Texts by the code of a refusal. */
export type Refusals = Readonly<Record<string, string | ((data: RefusalData) => string)>>;

/** `shelf.ts`: what is said of a game before its screens are loaded. */
export interface ShelfEntry {
  /** Its place on the shelf: lower numbers first, and those with the same number by their titles. */
  rank: number;
  /** The game's own name, the same in every language. */
  title: string;
  line: Both;
  least: number;
  most: number;
  minutes: number;
  credits: Both;
  /** What finishing early means, if it is not "after this round" (CO-14): what the host asks for, what all are told. */
  finish?: { ask: Both; told: Both };
  /** Until when somebody has to be silent in the call, and until when all others are for one who alone is heard (CO-16). */
  silence?: { one: Both; others?: Both };
  /** Of its binding: dark enough for cream letters (contrast 7 or more). */
  ink: `#${string}`;
}

/** A table before the game: who sits there, and how many cards of each kind it needs at least. */
export interface TableSize {
  players: number;
  needs: Readonly<Record<string, number | undefined>>;
}

/** `index.ts`: the game itself, loaded when its table is. */
export interface GameScreens {
  Table: Component<TableProps>;
  /** Its table on a television, which phones do not need. */
  loadTv(): Promise<{ default: Component<TvProps> }>;
  /** Every option as a sentence, in the language of the moment, for so many players (0: not known yet). An option
   * that is missing has its default. */
  options(options: Record<string, unknown>, players: number): OptionLine[];
  /** Ways to play that the host takes with one tap. */
  presets?(): readonly Preset[];
  startsWith?: StartsWith;
  /** About how many cards of each kind a game goes through: the players' own cards are among them (CO-15). */
  uses?(options: Readonly<Record<string, unknown>>, table: TableSize): Readonly<Record<string, number>>;
  rules: RulesText;
  /** What was done when a time limit ran out; a game without it says only that the game goes on. */
  ranOut?: RanOutWords;
  /** What is said when this game refuses something, where the house has no words for it. */
  refusals?: Refusals;
}

/** A step of how a game is played: a verb, and at most two short sentences. */
export interface HowToStep {
  title: Both;
  text: Both;
  /** The rules that it retells. */
  rules: readonly string[];
}

/** What the picture of a step is given: which one it is, from 0, and where the game's own images are, if they can be had. */
export interface StepPictureProps {
  step: number;
  images: Images;
}

/** `howto.ts`: how the game is played, in five steps. A game may do without. */
export interface HowTo {
  steps: readonly HowToStep[];
  /** Draws one of the steps in a square of 300 px, with what the game itself is drawn with; only to be looked at. */
  Picture: Component<StepPictureProps>;
}

/** What a first game says in place, once. */
export interface Hint {
  /** What to do now, and why. */
  say: Both;
  /** What can be done here that nobody finds by themselves: also told to those who have played before. */
  /** `mouse`: the words where there are no fingers on the screen. */
  gesture?: { kind: GestureKind; mouse?: Both } & Both;
}

/** `hints.ts`: by the moment of a table (TableShell) in which the game waits for this person. A game may do without. */
export type Hints = Readonly<Record<string, Hint | undefined>>;

/** What is to be seen beside the words of a moment. */
export type Art =
  | { is: "cards"; ids: readonly string[] }
  /** Cards as they lay on a sheet, in its units: the lowest first; null is the back of one. */
  | {
      is: "sheet";
      width: number;
      height: number;
      card: number;
      pieces: readonly { id: string | null; x: number; y: number; degrees: number; narrow: number }[];
    }
  | { is: "names"; names: readonly { text: string; ink: string }[] }
  | { is: "word"; word: string; note: string };

/** A moment in few words: among the favourites, and on a picture. */
export interface Quote {
  by: readonly number[];
  /** What they did, after their names: "a dit". */
  did: string;
  words: string;
  /** Somebody's own words: set between quotation marks. */
  quoted: boolean;
  art: Art;
}

/** What the pages of a game in the album are given. */
export interface KeepsakeProps {
  chapter: Chapter;
  seats: Seats;
  /** What may be done with a moment, drawn by the album. */
  tools: Snippet<[Kept]>;
}

/** A step of a moment in the film of the evening: how long it is looked at, in ms, what is heard when it begins, and what
 * is read aloud then. */
export interface Shot {
  lasts: number;
  say: string;
  sound?: Sound;
}

/** What a moment in the film is given: `at` is the step, from 0. The text around it has the size of the screen: use em. */
export interface ReelProps {
  chapter: Chapter;
  page: Page;
  seats: Seats;
  at: number;
}

/** How the moments of a game are played in the film of the evening. */
export interface Reel {
  shots(page: Page, chapter: Chapter, seats: Seats): readonly Shot[];
  Scene: Component<ReelProps>;
}

/** `keepsake.ts`: a game in the album of the evening. A game without one is told by its result alone. */
export interface Keepsake {
  Pages: Component<KeepsakeProps>;
  quote(page: Page, moment: Kept, chapter: Chapter, seats: Seats): Quote | null;
  /** Without it the film shows the moment's quote. */
  film?: Reel;
  /** How it ended, where "Nina gagne avec 31 points" does not say it. */
  ending?(chapter: Chapter, seats: Seats): string;
}
