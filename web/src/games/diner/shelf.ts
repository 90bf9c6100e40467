import type { ShelfEntry } from "../contract";
import { DINER } from "./protocol";

export default {
  rank: 3,
  title: "Devine qui vient dîner ce soir !",
  line: { fr: "Mettez la table, trouvez pourquoi.", en: "Set the table, find a reason." },
  least: DINER.least,
  most: DINER.most,
  minutes: 45,
  credits: {
    fr: "Un jeu de Bruno Faidutti.",
    en: "A game by Bruno Faidutti.",
  },
  finish: {
    ask: { fr: "Finir après ce tour de table", en: "Finish when all have played" },
    told: {
      fr: "C’est le dernier tour de table : ensuite, on compte les points.",
      en: "Everyone plays a last turn: after it, the points are counted.",
    },
  },
  ink: "#5b1c2a",
} satisfies ShelfEntry;
