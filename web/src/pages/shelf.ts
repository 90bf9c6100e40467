// The four games on the shelf, whether their table is laid yet or not. The titles are the games' own names.

import type { Both } from "../games/contract";

export type ShelfName = "didixit" | "dictionnaire" | "diner" | "dany";

export interface OnShelf {
  name: ShelfName;
  title: string;
  line: Both;
  least: number;
  most: number;
  minutes: number;
  credits: Both;
}

export const SHELF: readonly OnShelf[] = [
  {
    name: "didixit",
    title: "Didixit",
    line: { fr: "Une phrase, six images, un secret.", en: "One sentence, six images, one secret." },
    least: 3,
    most: 6,
    minutes: 30,
    credits: {
      fr: "Didixit, ou Dixit : un jeu de Jean-Louis Roubira, illustré par Marie Cardouat, design de Régis Bonnessée, édité par Libellud.",
      en: "Didixit, or Dixit: a game by Jean-Louis Roubira, illustrated by Marie Cardouat, design by Régis Bonnessée, published by Libellud.",
    },
  },
  {
    name: "dictionnaire",
    title: "Le Jeu du Dictionnaire",
    line: { fr: "Inventez le sens des mots rares.", en: "Invent the meaning of rare words." },
    least: 3,
    most: 6,
    minutes: 40,
    credits: {
      fr: "Édité par Habourdin International (1992). Le nom est une marque déposée par Larousse.",
      en: "Published by Habourdin International (1992). The name is a trademark of Larousse.",
    },
  },
  {
    name: "diner",
    title: "Devine qui vient dîner ce soir !",
    line: { fr: "Mettez la table, trouvez pourquoi.", en: "Lay the table, find out why." },
    least: 3,
    most: 7,
    minutes: 45,
    credits: {
      fr: "Un jeu de Bruno Faidutti.",
      en: "A game by Bruno Faidutti.",
    },
  },
  {
    name: "dany",
    title: "Dany",
    line: { fr: "Huit voix dans une seule tête.", en: "Eight voices in a single head." },
    least: 3,
    most: 8,
    minutes: 30,
    credits: {
      fr: "Un jeu de Phil Vizcarro, illustré par Antoine Baillargeau « Bengal », graphisme de Valeriane Holley, développé par Phil Vizcarro et GRRRE Games.",
      en: "A game by Phil Vizcarro, illustrated by Antoine Baillargeau “Bengal”, graphic design by Valeriane Holley, developed by Phil Vizcarro and GRRRE Games.",
    },
  },
];

export function titleOf(game: string): string {
  return SHELF.find((one) => one.name === game)?.title ?? game;
}
