import type { ShelfEntry } from "../contract";

export default {
  rank: 1,
  title: "Didixit",
  line: { fr: "Une phrase, six images, un secret.", en: "One sentence, six images, one secret." },
  least: 3,
  most: 6,
  minutes: 30,
  credits: {
    fr: "Didixit, ou Dixit : un jeu de Jean-Louis Roubira, illustré par Marie Cardouat, design de Régis Bonnessée, édité par Libellud.",
    en: "Didixit, or Dixit: a game by Jean-Louis Roubira, illustrated by Marie Cardouat, design by Régis Bonnessée, published by Libellud.",
  },
  ink: "#0f4650",
} satisfies ShelfEntry;
