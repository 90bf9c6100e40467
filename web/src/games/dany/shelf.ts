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
  finish: {
    ask: { fr: "Finir par le coup de théâtre, après ce tour", en: "Finish with the twist, after this round" },
    told: {
      fr: "C’est le dernier tour : ensuite, le coup de théâtre.",
      en: "This is the last round: after it comes the final twist.",
    },
  },
  silence: { one: { fr: "jusqu’au dévoilement", en: "until the reveal" } },
  ink: "#3d2160",
} satisfies ShelfEntry;
