// With which cards the next game is played, in one line.

import type { Workbench } from "./workbench";
import type { OptionLine } from "../table/options";
import { settings } from "../settings.svelte";
import { chosenDecks, mixOf, onOffer } from "./mix";
import { m } from "./texts";

type Chosen = Pick<Workbench, "game" | "house" | "decks" | "options" | "needs">;

/** "Cartes : Les rêves et Chez nous, 107 images". */
export function deckLine({ game, house, decks, options, needs }: Chosen): string {
  const offered = onOffer(game, house, decks, settings.language);
  const chosen = chosenDecks(options);
  const names = chosen.flatMap((id) => {
    const deck = offered.find((one) => one.id === id);
    return deck ? [deck.name || m.unnamed] : [];
  });
  if (names.length === 0) return m.noCards;
  const counts = mixOf(offered, chosen, needs).map(({ kind, house, own }) => m.counted(house + own, kind));
  return m.cards(names, m.mixed(counts));
}

/** The same as a line among the options of a game. */
export const cardsLine = (chosen: Chosen): OptionLine => ({
  key: "decks",
  sentence: deckLine(chosen),
  edit: [],
});
