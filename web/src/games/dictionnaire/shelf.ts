import type { ShelfEntry } from "../contract";

export default {
  rank: 2,
  title: "Le Jeu du Dictionnaire",
  line: { fr: "Inventez le sens des mots rares.", en: "Invent the meaning of rare words." },
  least: 3,
  most: 6,
  minutes: 40,
  credits: {
    fr: "Édité par Habourdin International (1992). Le nom est une marque déposée par Larousse.",
    en: "Published by Habourdin International (1992). The name is a trademark of Larousse.",
  },
  ink: "#33522a",
} satisfies ShelfEntry;
