import type { ShelfEntry } from "../contract";
import { DICTIONNAIRE } from "./protocol";

export default {
  rank: 2,
  title: "Le Jeu du Dictionnaire",
  line: { fr: "Inventez le sens des mots rares.", en: "Invent the meaning of rare words." },
  least: DICTIONNAIRE.least,
  most: DICTIONNAIRE.most,
  minutes: 40,
  credits: {
    fr: "Édité par Habourdin International (1992). Le nom est une marque déposée par Larousse.",
    en: "Published by Habourdin International (1992). The name is a trademark of Larousse.",
  },
  silence: {
    one: { fr: "jusqu’au décompte, sauf pour lire", en: "until the count, except to read" },
    others: { fr: "jusqu’à la dernière définition", en: "until the last definition" },
  },
  ink: "#33522a",
} satisfies ShelfEntry;
