import type { Hints } from "../contract";

export default {
  draw: {
    say: {
      fr: "Piochez, puis réunissez des convives : il s’agit de vider votre main.",
      en: "Draw, then bring guests together: the aim is to empty your hand.",
    },
  },
  exchange: {
    say: {
      fr: "Une carte ne va avec aucune autre ? Vous pouvez l’échanger.",
      en: "Does a card go with no other? You may exchange it.",
    },
    gesture: {
      kind: "tap",
      fr: "Touchez une carte pour savoir qui c’est.",
      en: "Touch a card to find out who it is.",
    },
  },
  compose: {
    say: {
      fr: "De deux à six convives, et une raison. Plus il y a de couleurs, mieux c’est.",
      en: "Two to six guests, and a reason. The more colours, the better.",
    },
  },
  compose_join: {
    say: {
      fr: "Rejoindre une table mise vous rapporte la table entière.",
      en: "Joining a table that is set scores you the whole table.",
    },
    gesture: {
      kind: "drag",
      fr: "En haut, passez d’une table à l’autre.",
      en: "At the top, walk from table to table.",
    },
  },
  answering: {
    say: {
      fr: "Cela ne vous convainc pas ? Contestez la table, des convives, ou les deux.",
      en: "Not convinced? Contest the table, guests, or both.",
    },
  },
  vote_table: {
    say: {
      fr: "La table tombe si plus de la moitié la refuse ; à égalité, elle tient.",
      en: "The table falls if more than half refuse it; a tie lets it stand.",
    },
  },
  vote_guests: {
    say: {
      fr: "Un convive que plus de la moitié refuse rentre en main ; à égalité, il reste.",
      en: "A guest whom more than half refuse goes back to the hand; a tie keeps them seated.",
    },
  },
} satisfies Hints;
