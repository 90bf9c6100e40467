import type { Hints } from "../contract";

export default {
  beginning: {
    say: {
      fr: "C’est pour rire : cela ne dit rien de qui est Dany.",
      en: "It is for fun: it tells nothing of who Dany is.",
    },
  },
  preparing: {
    say: {
      fr: "Cinq mots vont paraître, une « idée » : un seul sera à deviner, le vôtre.",
      en: "Five words will appear, an “idea”: one is to be guessed, yours.",
    },
  },
  choosing: {
    say: {
      fr: "Gardez-en peu : ces images, vos « souvenirs », quittent ensuite le paquet.",
      en: "Keep few: these pictures, your “memories”, then leave the pile for good.",
    },
  },
  composing: {
    say: {
      fr: "Ce qui dépasse ou se cache parle aussi. Vous, plus un mot.",
      en: "What sticks out or hides speaks too. You: not a word more.",
    },
    gesture: {
      kind: "drag",
      fr: "Faites glisser une carte ; deux doigts la font tourner.",
      en: "Drag a card; two fingers turn it.",
      mouse: {
        fr: "Faites glisser une carte ; la molette la fait tourner.",
        en: "Drag a card; the wheel turns it.",
      },
    },
  },
  talking: {
    say: {
      fr: "Dites ce que vous voyez, et méfiez-vous : l’une des voix est Dany.",
      en: "Say what you see, and beware: one of the voices is Dany.",
    },
    gesture: {
      kind: "hold",
      fr: "Pour montrer un détail, maintenez le doigt dessus.",
      en: "To show a detail, hold your finger on it.",
      mouse: {
        fr: "Pour montrer un détail, pressez la souris dessus.",
        en: "To show a detail, hold the mouse button on it.",
      },
    },
  },
  revealed: {
    say: {
      fr: "Elle vous intrigue ? Demandez qu’on l’explique ; sinon, on continue.",
      en: "Does it puzzle you? Ask for an explanation; if nobody does, we go on.",
    },
  },
  twist: {
    say: {
      fr: "Si le plus de doigts désignent Dany, Dany perd ; sinon, Dany gagne.",
      en: "If the most fingers point at Dany, Dany loses; if not, Dany wins.",
    },
  },
} satisfies Hints;
