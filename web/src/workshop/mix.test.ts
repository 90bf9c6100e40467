import { beforeEach, expect, test } from "vitest";
import type { DeckAbout, OwnDeckView } from "../protocol";
import { settings } from "../settings.svelte";
import { deckLine } from "./deckLine";
import {
  areForEveryone,
  gamesOf,
  kindsOf,
  lacking,
  mixOf,
  onOffer,
  ownCounts,
  ownShare,
  saidShare,
} from "./mix";
import { m } from "./texts";

beforeEach(() => (settings.language = "fr"));

const houseDeck = (id: string, game: string, kind: string, cards: number): DeckAbout => ({
  id,
  game,
  kind,
  language: "any",
  name: { fr: `Les ${id}`, en: `The ${id}` },
  cards,
  authors: [],
  licence: "",
  images: "",
  shipped: true,
  everyone: true,
});
const ownDeck = (id: number, kind: string, cards: number, name = "Chez nous"): OwnDeckView => ({
  id,
  kind,
  name,
  language: "fr",
  by: 0,
  author: "",
  licence: "",
  source: "",
  changes: 0,
  cards,
});

const HOUSE = [
  houseDeck("rêves", "dreams", "images", 84),
  houseDeck("souvenirs", "thoughts", "images", 84),
  houseDeck("idées", "thoughts", "ideas", 37),
  houseDeck("photos", "any", "images", 20),
];

test("a game is offered the house's decks for it, those for any game, and the salon's own of its kinds", () => {
  const own = [ownDeck(3, "images", 23), ownDeck(4, "ideas", 9), ownDeck(5, "words", 14)];
  const ids = (game: string) => onOffer(game, HOUSE, own, "fr").map(({ id }) => id);
  expect(ids("dreams")).toEqual(["rêves", "photos", "own-3"]);
  expect(ids("thoughts")).toEqual(["souvenirs", "photos", "own-3", "idées", "own-4"]);
  expect(kindsOf("thoughts", HOUSE)).toEqual(["images", "ideas"]);
  expect(gamesOf("images", HOUSE)).toEqual(["dreams", "thoughts"]);
});

test("cards are for the whole family if all chosen decks are said to be, and what the salon makes never is", () => {
  const wild = { ...houseDeck("nuits", "dreams", "images", 84), everyone: false };
  const offered = onOffer("dreams", [...HOUSE, wild], [ownDeck(3, "images", 23)], "fr");
  expect(areForEveryone(offered, ["rêves", "photos"])).toBe(true);
  expect(areForEveryone(offered, ["rêves", "nuits"])).toBe(false);
  expect(areForEveryone(offered, ["rêves", "own-3"])).toBe(false);
});

test("whether there are enough cards, kind by kind, and how many are missing", () => {
  const offered = onOffer("thoughts", HOUSE, [ownDeck(3, "images", 23)], "fr");
  const needs = { images: 30, ideas: 8 };
  expect(lacking(mixOf(offered, ["souvenirs", "own-3", "idées"], needs))).toEqual([]);
  expect(lacking(mixOf(offered, ["own-3", "idées"], needs))).toEqual([
    { kind: "images", house: 0, own: 23, missing: 7 },
  ]);
  expect(lacking(mixOf(offered, ["souvenirs"], needs)).map(({ kind, missing }) => [kind, missing])).toEqual([
    ["ideas", 8],
  ]);
  // A deck that was removed in the meantime has no cards.
  expect(lacking(mixOf(offered, ["own-9", "idées"], needs))[0]?.missing).toBe(30);
});

test("own cards are all among those that a game goes through", () => {
  expect(ownShare({ house: 84, own: 23 })).toBeCloseTo(23 / 107);
  expect(ownShare({ house: 84, own: 20 }, 30)).toBeCloseTo(2 / 3);
  expect(ownShare({ house: 84, own: 60 }, 30)).toBe(1);
  expect(ownShare({ house: 0, own: 5 }, 30)).toBe(1);
  expect(ownShare({ house: 84, own: 0 }, 30)).toBe(0);
  expect(ownShare({ house: 0, own: 0 }, 30)).toBe(0);
});

test("how much of the mix is one's own, as people say it", () => {
  const said = (share: number, kind = "images") => m.share(saidShare(share)!, kind);
  expect(said(23 / 107)).toBe("Environ une image sur cinq sera de chez vous.");
  expect(said(0.5, "words")).toBe("Environ un mot sur deux sera de chez vous.");
  expect(said(0.68, "ideas")).toBe("Environ deux idées sur trois seront de chez vous.");
  expect(said(0.05, "guests")).toBe("Environ un invité sur vingt sera de chez vous.");
  expect(said(0.01)).toBe("Très peu d’images seront de chez vous.");
  expect(said(0.01, "words")).toBe("Très peu de mots seront de chez vous.");
  expect(said(1, "words")).toBe("Tous les mots seront de chez vous.");
  expect(said(1)).toBe("Toutes les images seront de chez vous.");
  expect(saidShare(0)).toBe(null);
  settings.language = "en";
  expect(said(23 / 107)).toBe("About one image in five will be your own.");
  expect(said(0.68, "ideas")).toBe("About two ideas in three will be your own.");
});

test("what is missing is counted in both languages", () => {
  expect(m.missing(7, "images")).toBe("Il manque 7 images");
  expect(m.missing(1, "words")).toBe("Il manque 1 mot");
  settings.language = "en";
  expect(m.missing(1, "ideas")).toBe("1 idea missing");
});

test("the cards of the next game in one line", () => {
  const salon = {
    game: "dreams",
    house: HOUSE,
    decks: [ownDeck(3, "images", 23)],
    options: { decks: ["rêves", "own-3"] },
    needs: {},
  };
  expect(deckLine(salon)).toBe("Cartes\u00a0: Les rêves et Chez nous, 107 images");
  expect(deckLine({ ...salon, options: { decks: ["own-9"] } })).toBe("Aucune carte choisie");
});

test("how many cards the salon has made of each kind", () => {
  expect(ownCounts([ownDeck(1, "images", 3), ownDeck(2, "images", 4), ownDeck(3, "words", 0)])).toEqual([
    { kind: "images", cards: 7 },
  ]);
});
