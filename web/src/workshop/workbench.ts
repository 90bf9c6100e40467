// What the workshop works on, and what it can do there. The salon gives it.

import type { CardFields } from "../games/contract";
import type { Act, DeckAbout, OwnDeckPage, OwnDeckView, Remark } from "../protocol";
import type { Language } from "../settings.svelte";
import type { Paper } from "./paper";

export interface Workbench {
  readonly code: string;
  /** The game that is played next. */
  readonly game: string;
  /** Who looks on. */
  readonly me: number;
  readonly isHost: boolean;
  readonly hostName: string;
  /** The decks of this salon. */
  readonly decks: readonly OwnDeckView[];
  readonly house: readonly DeckAbout[];
  readonly options: Readonly<Record<string, unknown>>;
  /** How many cards of each kind the next game needs at this table. */
  readonly needs: Readonly<Record<string, number | undefined>>;
  nameOf(person: number): string;
  /** A refusal is shown, then thrown again. */
  do(act: Act): Promise<void>;
  /** Makes a deck and gives its number. */
  makeDeck(kind: string, name: string, language: Language): Promise<number>;
  pageOf(deck: number): Promise<OwnDeckPage>;
  /** What a proof-reader would remark, for each card. */
  proofread(kind: string, language: Language, cards: readonly CardFields[]): Promise<Remark[][]>;
  /** Keeps a picture on the server and gives its name. */
  keepImage(image: Blob, thumb: Blob): Promise<string>;
  /** The address of a picture of this salon; null while it is on its way. */
  pictureOf(image: string, small: boolean): string | null;
  /** Brings in a deck from a file and gives its number. */
  bringIn(file: Blob): Promise<number>;
  carryAway(deck: OwnDeckView): Promise<void>;
  print(deck: OwnDeckView, paper: Paper): Promise<void>;
}
