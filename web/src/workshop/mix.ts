// How decks go together: which fit a game, whether their cards are enough, how many will be the salon's own.

import { onShelf } from "../games/shelf";
import type { DeckAbout, OwnDeckView } from "../protocol";
import type { Language } from "../settings.svelte";
import { ownId } from "../table/own";

/** A deck to choose, whoever made it. */
export interface DeckOnOffer {
  id: string;
  kind: string;
  name: string;
  /** "any" where words do not matter. */
  language: string;
  cards: number;
  /** The salon made it. */
  own: OwnDeckView | null;
  house: DeckAbout | null;
}

/** The kinds of cards that a game plays with, as the house's own decks for it show: pictures first. */
export function kindsOf(game: string, house: readonly DeckAbout[]): string[] {
  const kinds = new Set(house.filter((deck) => deck.game === game).map(({ kind }) => kind));
  return [...kinds].sort((a, b) => Number(b === "images") - Number(a === "images"));
}

/** The games that play with cards of a kind, as they stand on the shelf. */
export function gamesOf(kind: string, house: readonly DeckAbout[]): string[] {
  const games = new Set(house.filter((deck) => deck.kind === kind).map(({ game }) => game));
  games.delete("any");
  return [...games].sort((a, b) => (onShelf(a)?.rank ?? 0) - (onShelf(b)?.rank ?? 0));
}

/** Whether all chosen decks are said to be for families. Nobody says so of what the salon makes. */
export const areForEveryone = (offered: readonly DeckOnOffer[], chosen: readonly string[]): boolean =>
  offered.every((deck) => !chosen.includes(deck.id) || deck.house?.everyone === true);

/** Which other decks of its kind are chosen. A game needs one of each kind. */
export function othersChosen(
  deck: DeckOnOffer,
  offered: readonly DeckOnOffer[],
  chosen: readonly string[],
): DeckOnOffer[] {
  return offered.filter(
    (other) => other.kind === deck.kind && other.id !== deck.id && chosen.includes(other.id),
  );
}

/**
 * The decks that fit a game: those of the house, then the salon's own. Kind after kind, and decks in the
 * reader's language first.
 */
export function onOffer(
  game: string,
  house: readonly DeckAbout[],
  own: readonly OwnDeckView[],
  language: Language,
): DeckOnOffer[] {
  const isForeign = (deck: DeckAbout): boolean => deck.language !== language && deck.language !== "any";
  return kindsOf(game, house).flatMap((kind) => [
    ...house
      .filter((deck) => deck.kind === kind && (deck.game === game || deck.game === "any"))
      .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)))
      .map((deck) => ({
        id: deck.id,
        kind,
        name: deck.name[language] ?? deck.name.fr ?? deck.id,
        language: deck.language,
        cards: deck.cards,
        own: null,
        house: deck,
      })),
    ...own
      .filter((deck) => deck.kind === kind)
      .map((deck) => ({
        id: ownId(deck.id),
        kind,
        name: deck.name,
        language: deck.language,
        cards: deck.cards,
        own: deck,
        house: null,
      })),
  ]);
}

export function chosenDecks(options: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(options.decks) ? (options.decks as string[]) : [];
}

/** How many cards the salon has made of each kind. */
export function ownCounts(decks: readonly OwnDeckView[]): { kind: string; cards: number }[] {
  const kinds = [...new Set(decks.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({
      kind,
      cards: decks.filter((deck) => deck.kind === kind).reduce((sum, { cards }) => sum + cards, 0),
    }))
    .filter(({ cards }) => cards > 0);
}

export interface Mix {
  kind: string;
  house: number;
  own: number;
  /** How many more are needed at this table; 0: there are enough. */
  missing: number;
}

/** What lies together for the next game, kind by kind. */
export function mixOf(
  offered: readonly DeckOnOffer[],
  chosen: readonly string[],
  needs: Readonly<Record<string, number | undefined>>,
): Mix[] {
  const kinds = [...new Set([...offered.map(({ kind }) => kind), ...Object.keys(needs)])];
  return kinds.map((kind) => {
    const decks = offered.filter((deck) => deck.kind === kind && chosen.includes(deck.id));
    const count = (some: readonly DeckOnOffer[]): number => some.reduce((sum, { cards }) => sum + cards, 0);
    const house = count(decks.filter(({ own }) => own === null));
    const own = count(decks.filter(({ own }) => own !== null));
    return { kind, house, own, missing: Math.max(0, (needs[kind] ?? 0) - house - own) };
  });
}

/** What there is too little of. */
export const lacking = (mixes: readonly Mix[]): Mix[] => mixes.filter(({ missing }) => missing > 0);

/**
 * Which part of the cards that come into play is the salon's own. `size`: how many a game goes through; all own cards
 * are among these, as far as there is room.
 */
export function ownShare({ house, own }: Pick<Mix, "house" | "own">, size = Infinity): number {
  const all = Math.min(size, house + own);
  return all === 0 ? 0 : Math.min(own, all) / all;
}

const FRACTIONS = [
  [1, 20],
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [9, 10],
] as const;

/** A share as people say it: "one in five"; "few" and "all" at the ends, null for none. */
export function saidShare(share: number): readonly [part: number, of: number] | "few" | "all" | null {
  if (share <= 0) return null;
  if (share < 1 / 30) return "few";
  if (share > 0.97) return "all";
  return FRACTIONS.reduce((best, next) =>
    Math.abs(next[0] / next[1] - share) < Math.abs(best[0] / best[1] - share) ? next : best,
  );
}
