import type { ShelfEntry } from "../contract";
import { PLUME } from "./protocol";

export default {
  rank: 10,
  title: "Plume",
  line: { fr: "Une question, mille réponses.", en: "One question, a thousand answers." },
  least: PLUME.least,
  most: PLUME.most,
  minutes: 20,
  credits: { fr: "Un jeu de la maison.", en: "A game of the house." },
  ink: "#2a3f5f",
} satisfies ShelfEntry;
