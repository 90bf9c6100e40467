// Reading an album: who was there, what people liked, how the evening ended. Drawn from what the server tells.

import type { Quote } from "../games/contract";
import { keepsakeOf } from "../games/keepsakes";
import type { Album, Chapter, Kept, Sitter } from "../protocol";
import { settings, type Language } from "../settings.svelte";
import { nameOf, type Seats } from "../table/players";
import { joinNames } from "../typography";
import { m } from "./texts";

const LOCALES = { fr: "fr-FR", en: "en-GB" } as const;

/** What a member may do in the album. */
export interface Marking {
  liked: ReadonlySet<string>;
  yours: ReadonlySet<string>;
  isHost: boolean;
  like(game: number, moment: string, on: boolean): void;
  leaveOut(game: number, moment: string, on: boolean): void;
  /** False: it was refused, and that was said. */
  writeDown(game: number, moment: string, text: string): Promise<boolean>;
}

export const placeOf = (chapter: Chapter, moment: Kept): string => `${chapter.number}/${moment.key}`;

/** In the album nobody is "you": it is read by others, and later. */
export const seatsOf = ({ seats }: Chapter): Seats =>
  seats.map(({ chair, name, colour }) => ({
    chair,
    name,
    colour,
    automatic: false,
    left: false,
    present: true,
    you: false,
    yours: false,
  }));

/** Everybody who played, with the name and colour they had last. */
export function peopleOf({ chapters }: Album): Sitter[] {
  const found = new Map<number, Sitter>();
  for (const { seats } of chapters) for (const seat of seats) found.set(seat.chair, seat);
  return [...found.values()];
}

export interface Standing extends Sitter {
  points: number;
  wins: number;
}

/** The evening as a whole: most victories first, then most points. */
export function totalsOf(album: Album): Standing[] {
  const totals = new Map(peopleOf(album).map((seat) => [seat.chair, { ...seat, points: 0, wins: 0 }]));
  for (const { seats, outcome } of album.chapters) {
    seats.forEach(({ chair }, seat) => {
      const total = totals.get(chair);
      if (!total) return;
      total.points += outcome.scores[seat] ?? 0;
      total.wins += outcome.winners.includes(seat) ? 1 : 0;
    });
  }
  return [...totals.values()].sort(
    (a, b) => b.wins - a.wins || b.points - a.points || a.name.localeCompare(b.name),
  );
}

export interface Favourite {
  chapter: Chapter;
  moment: Kept;
  quote: Quote;
  seats: Seats;
}

export function quoteOf(chapter: Chapter, moment: Kept): Quote | null {
  const page = chapter.pages.find(({ moments }) => moments.includes(moment));
  return (page && keepsakeOf(chapter.game)?.quote(page, moment, chapter, seatsOf(chapter))) ?? null;
}

/** What people liked, most hearts first, then as the evening went. */
export function favouritesOf({ chapters }: Album): Favourite[] {
  return chapters
    .flatMap((chapter) =>
      chapter.pages.flatMap(({ moments }) =>
        moments
          .filter(({ likes }) => likes > 0)
          .flatMap((moment) => {
            const quote = quoteOf(chapter, moment);
            return quote ? [{ chapter, moment, quote, seats: seatsOf(chapter) }] : [];
          }),
      ),
    )
    .sort((a, b) => b.moment.likes - a.moment.likes);
}

/** "14 novembre", "1er novembre", "14 November". */
export function dayOf(at: number, language: Language): string {
  const date = new Date(at);
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: "long" }).format(date);
  const day = date.getDate();
  return `${language === "fr" && day === 1 ? "1er" : day}\u00a0${month}`;
}

/** When the evening began; 0 if nobody knows. */
export const beganAt = ({ chapters }: Album): number => chapters[0]?.began ?? 0;

export function titleOf(album: Album): string {
  const at = beganAt(album);
  return at ? m.title(dayOf(at, settings.language)) : m.undated;
}

/** "Samedi 14 novembre 2026, chez Camille". */
export function dateLine(album: Album): string {
  const at = beganAt(album);
  if (!at) return "";
  const date = new Intl.DateTimeFormat(LOCALES[settings.language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at);
  const first = album.chapters[0];
  const host = first && first.host !== null ? (first.seats[first.host]?.name ?? "") : "";
  return m.when(date, host);
}

export function hourOf(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  return m.at(
    settings.language === "fr" ? String(date.getHours()) : two(date.getHours()),
    two(date.getMinutes()),
  );
}

/** "20 h 40, Camille gagne avec 31 points". */
export function resultOf(chapter: Chapter): string {
  const seats = seatsOf(chapter);
  const { winners, scores } = chapter.outcome;
  const [only, ...more] = winners;
  const told =
    keepsakeOf(chapter.game)?.ending?.(chapter, seats) ??
    (only !== undefined && more.length === 0
      ? m.wins(nameOf(seats, only), scores[only] ?? 0)
      : m.share(
          joinNames(
            winners.map((seat) => nameOf(seats, seat)),
            settings.language,
          ),
        ));
  return chapter.began ? `${hourOf(chapter.began)}, ${told}` : told;
}

export function summaryOf(album: Album): string {
  const people = peopleOf(album);
  const bots = people.filter(({ bot }) => bot).length;
  return m.summary(album.chapters.length, people.length - bots, bots);
}
