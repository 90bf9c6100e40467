// The workshop's view of a salon: its decks, those of the house, and what this person can do with them.

import type { CardFields } from "../games/contract";
import type { Act, DeckAbout, OwnDeckPage, OwnDeckView, Remark } from "../protocol";
import type { Language } from "../settings.svelte";
import { offer } from "../table/offer";
import type { Workbench } from "./workbench";
import { fileName } from "./file";
import type { Paper } from "./paper";
import { fetchDeck, fetchDeckFile, fetchDeckOnPaper, proofread, sendDeck } from "../salon/http";
import type { Room } from "../salon/room.svelte";

export class SalonWorkbench implements Workbench {
  /** Options on their way to the server: what is switched next builds on them. */
  #sent = $state.raw<Record<string, unknown> | null>(null);

  constructor(readonly room: Room) {}

  get #salon() {
    return this.room.view.salon;
  }
  get #key(): string {
    return this.room.session.key ?? "";
  }
  get code(): string {
    return this.room.session.code;
  }
  get game(): string {
    return this.#salon.game;
  }
  get me(): number {
    return this.room.session.me?.id ?? -1;
  }
  get isHost(): boolean {
    return this.room.session.isHost;
  }
  get hostName(): string {
    return this.room.hostName;
  }
  get decks(): readonly OwnDeckView[] {
    return this.#salon.decks;
  }
  get house(): readonly DeckAbout[] {
    return this.room.houseDecks;
  }
  get options(): Readonly<Record<string, unknown>> {
    return this.#sent ?? (this.#salon.options as Record<string, unknown>);
  }
  get needs(): Readonly<Record<string, number | undefined>> {
    return this.#salon.needs;
  }

  nameOf(person: number): string {
    return this.room.nameOf(person);
  }

  async do(act: Act): Promise<void> {
    if (act.t !== "set_options") return this.room.session.do(act);
    const options = act.options as Record<string, unknown>;
    this.#sent = options;
    try {
      await this.room.session.do(act);
    } finally {
      if (this.#sent === options) this.#sent = null;
    }
  }

  async makeDeck(kind: string, name: string, language: Language): Promise<number> {
    // Its number is that of the entry that made it.
    const number = await this.room.session.make({ t: "make_deck", kind, name, language });
    const own = this.decks.filter((deck) => deck.by === this.me && deck.kind === kind);
    return number ?? own.at(-1)!.id;
  }

  pageOf(deck: number): Promise<OwnDeckPage> {
    return fetchDeck(this.code, this.#key, deck);
  }

  proofread(kind: string, language: Language, cards: readonly CardFields[]): Promise<Remark[][]> {
    return proofread(this.code, this.#key, kind, language, [...cards]);
  }

  keepImage(image: Blob, thumb: Blob): Promise<string> {
    return this.room.session.uploadImage(image, thumb);
  }

  pictureOf(image: string, small: boolean): string | null {
    return this.room.session.images.url(image, small) ?? null;
  }

  async bringIn(file: Blob): Promise<number> {
    const number = await this.room.session.told(sendDeck(this.code, this.#key, file));
    await this.room.session.shown(number);
    return number;
  }

  async carryAway({ id, name }: OwnDeckView): Promise<void> {
    offer(fileName(name), await this.room.session.told(fetchDeckFile(this.code, this.#key, id)));
  }

  async print({ id, name }: OwnDeckView, paper: Paper): Promise<void> {
    const pdf = await this.room.session.told(fetchDeckOnPaper(this.code, this.#key, id, paper));
    offer(fileName(name).replace(/veillee$/, "pdf"), pdf);
  }
}
