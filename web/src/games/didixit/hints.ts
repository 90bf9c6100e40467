import type { Hints } from "../contract";

const LOOK = {
  kind: "tap",
  fr: "Touchez une image pour la voir en grand.",
  en: "Touch an image to see it large.",
} as const;

export default {
  claiming: {
    say: {
      fr: "Qui raconte choisit une de ses images et en donne un indice aux autres.",
      en: "The storyteller chooses one of their images and gives the others a clue to it.",
    },
  },
  choosing: {
    say: {
      fr: "Vous racontez : prenez l’image que les autres devront retrouver.",
      en: "You tell: take the image that the others will have to find.",
    },
    gesture: LOOK,
  },
  clue: {
    say: {
      fr: "Si tout le monde trouve, ou personne, vous ne marquez rien.",
      en: "If everyone finds it, or nobody, you score nothing.",
    },
  },
  giving: {
    say: {
      fr: "Donnez celle qu’on prendrait pour la bonne : chaque vote reçu vaut 1 point.",
      en: "Give the one that could be taken for it: every vote it draws is worth 1 point.",
    },
    gesture: LOOK,
  },
  voting: {
    say: {
      fr: "Trouver la bonne quand d’autres se trompent vaut 3 points.",
      en: "Finding the right one when others do not is worth 3 points.",
    },
  },
} satisfies Hints;
