import type { ShelfEntry } from "../contract";
import { PLUME } from "./protocol";

export default {
  rank: 10,
  title: "Plume",
  line: { fr: "Qui tombe le plus près ?", en: "Who comes nearest?" },
  least: PLUME.least,
  most: PLUME.most,
  minutes: 15,
  credits: { fr: "Un jeu de la maison.", en: "A game of the house." },
  ink: "#2a3f5f",
} satisfies ShelfEntry;
