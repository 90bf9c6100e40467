import type { Hints } from "../contract";

export default {
  drawing: {
    say: {
      fr: "Qui mène donne un mot, puis lit tout haut ce que les autres ont inventé.",
      en: "The reader gives a word, then reads out what the others have invented.",
    },
  },
  choosing: {
    say: {
      fr: "Donnez le mot le plus obscur : chaque erreur vous vaudra 1 point.",
      en: "Give the most obscure word: every mistake will be worth 1 point to you.",
    },
  },
  writing: {
    say: {
      fr: "Imitez le dictionnaire : chaque vote pour votre définition vaut 1 point.",
      en: "Imitate a dictionary: every vote for your definition is worth 1 point.",
    },
  },
  desk: {
    say: {
      fr: "Réunissez les semblables, lissez la forme : la vraie doit s’y perdre.",
      en: "Merge those alike, smooth their form: the real one must be lost among them.",
    },
    gesture: { kind: "drag", fr: "Une feuille se déplace par sa poignée.", en: "Carry a sheet by its grip." },
  },
  lectern: {
    say: {
      fr: "Lisez-les toutes du même ton ; on vote quand la dernière est lue.",
      en: "Read them all in the same tone; the vote opens after the last one.",
    },
  },
  voting: {
    say: {
      fr: "Trouver la vraie rapporte 2 points.",
      en: "Finding the real one scores 2 points.",
    },
  },
} satisfies Hints;
