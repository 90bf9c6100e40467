// The evening as a film: its scenes in order, and who turns them.

import type { Quote, Shot } from "../games/contract";
import { keepsakeOf } from "../games/keepsakes";
import { LASTS, reading } from "../games/reel";
import { titleOf as titleOfGame } from "../games/shelf";
import type { Album, Chapter, Page } from "../protocol";
import { settings } from "../settings.svelte";
import { play } from "../sounds.svelte";
import { joinNames, quote as quoted } from "../typography";
import { dateLine, peopleOf, quoteOf, resultOf, seatsOf, titleOf, totalsOf } from "./album";
import { m } from "./texts";

export type Scene = { shots: readonly Shot[] } & (
  | { is: "opening" | "totals" }
  | { is: "game" | "result"; chapter: Chapter }
  | { is: "moment"; chapter: Chapter; page: Page; number: number }
  | { is: "quote"; chapter: Chapter; page: Page; number: number; quote: Quote }
);

const names = (list: readonly { name: string }[]): string =>
  joinNames(
    list.map(({ name }) => name),
    settings.language,
  );

function opening(album: Album): Scene {
  const say = [titleOf(album), dateLine(album), names(peopleOf(album))].filter(Boolean).join(". ");
  return { is: "opening", shots: [{ lasts: LASTS.people, say, sound: "page" }] };
}

function moment(chapter: Chapter, page: Page, number: number): Scene[] {
  const film = keepsakeOf(chapter.game)?.film;
  if (film) {
    const shots = film.shots(page, chapter, seatsOf(chapter));
    return shots.length > 0 ? [{ is: "moment", chapter, page, number, shots }] : [];
  }
  const first = page.moments[0];
  const quote = first && quoteOf(chapter, first);
  if (!quote) return [];
  const by = names(quote.by.flatMap((seat) => chapter.seats[seat] ?? []));
  const words = quote.quoted ? quoted(quote.words, settings.language) : quote.words;
  const say = `${by} ${quote.did}. ${words}`;
  return [
    { is: "quote", chapter, page, number, quote, shots: [{ lasts: reading(say), say, sound: "page" }] },
  ];
}

function ofGame(chapter: Chapter): Scene[] {
  const say = `${titleOfGame(chapter.game)}. ${names(chapter.seats)}`;
  return [
    { is: "game", chapter, shots: [{ lasts: LASTS.title, say, sound: "lamp" }] },
    ...chapter.pages.flatMap((page, i) => moment(chapter, page, i + 1)),
    {
      is: "result",
      chapter,
      shots: [{ lasts: LASTS.title, say: resultOf(chapter), sound: "applause" }],
    },
  ];
}

/** Every moment of the album, a game after the other; what was left out of the album is not in it. */
export function filmOf(album: Album): Scene[] {
  if (album.chapters.length === 0) return [];
  const say = `${m.totals}. ${totalsOf(album)
    .map(({ name, points }) => `${name}, ${m.points(points)}`)
    .join(". ")}`;
  return [
    opening(album),
    ...album.chapters.flatMap(ofGame),
    { is: "totals", shots: [{ lasts: LASTS.people, say, sound: "applause" }] },
  ];
}

/** Plays scenes one after the other, each step by step. Stands still at the end of the last. */
export class Projector {
  #scene = $state(0);
  #shot = $state(0);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `led`: somebody else turns the scenes, and here only their steps follow each other. */
  constructor(
    readonly scenes: readonly Scene[],
    private readonly led = false,
  ) {}

  get scene(): number {
    return this.#scene;
  }
  get shot(): number {
    return this.#shot;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get shown(): Scene | undefined {
    return this.scenes[this.#scene];
  }
  get say(): string {
    return this.shown?.shots[this.#shot]?.say ?? "";
  }
  /** Nothing comes any more. */
  get over(): boolean {
    return this.#scene === this.scenes.length - 1 && !this.#playing && this.#isLastShot;
  }
  get #isLastShot(): boolean {
    return this.#shot >= (this.shown?.shots.length ?? 0) - 1;
  }

  play(): void {
    this.#playing = true;
    if (this.#isLastShot && this.#scene === this.scenes.length - 1) this.#enter(0, 0);
    else this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  /** To the beginning of a scene. */
  go(scene: number): void {
    this.#enter(Math.min(Math.max(0, scene), this.scenes.length - 1), 0);
  }

  /** Whoever waits for no step sees the next moment at once. */
  next(): void {
    if (this.#scene < this.scenes.length - 1) this.go(this.#scene + 1);
    else this.#enter(this.#scene, (this.shown?.shots.length ?? 1) - 1);
  }

  /** To the beginning of this moment; if it has only begun, to the one before. */
  previous(): void {
    this.go(this.#shot > 0 ? this.#scene : this.#scene - 1);
  }

  close(): void {
    this.pause();
  }

  #enter(scene: number, shot: number): void {
    this.#scene = scene;
    this.#shot = shot;
    const sound = this.shown?.shots[shot]?.sound;
    if (sound) play(sound);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const shot = this.shown?.shots[this.#shot];
    if (shot && this.#playing) this.#timer = setTimeout(() => this.#goOn(), shot.lasts);
  }

  #goOn(): void {
    if (!this.#isLastShot) this.#enter(this.#scene, this.#shot + 1);
    else if (this.led) return;
    else if (this.#scene < this.scenes.length - 1) this.#enter(this.#scene + 1, 0);
    else this.#playing = false;
  }
}
