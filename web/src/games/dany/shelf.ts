import type { ShelfEntry } from "../contract";

export default {
  rank: 4,
  title: "Dany",
  line: { fr: "Huit voix dans une seule tête.", en: "Eight voices in a single head." },
  least: 3,
  most: 8,
  minutes: 30,
  credits: {
    fr: "Un jeu de Phil Vizcarro, illustré par Antoine Baillargeau « Bengal », graphisme de Valeriane Holley, développé par Phil Vizcarro et GRRRE Games.",
    en: "A game by Phil Vizcarro, illustrated by Antoine Baillargeau “Bengal”, graphic design by Valeriane Holley, developed by Phil Vizcarro and GRRRE Games.",
  },
  ink: "#3d2160",
} satisfies ShelfEntry;
