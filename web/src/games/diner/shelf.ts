import type { ShelfEntry } from "../contract";

export default {
  rank: 3,
  title: "Devine qui vient dîner ce soir !",
  line: { fr: "Mettez la table, trouvez pourquoi.", en: "Lay the table, find out why." },
  least: 3,
  most: 7,
  minutes: 45,
  credits: {
    fr: "Un jeu de Bruno Faidutti.",
    en: "A game by Bruno Faidutti.",
  },
  ink: "#5b1c2a",
} satisfies ShelfEntry;
