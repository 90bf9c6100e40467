import type { HowTo } from "../contract";
import Picture from "./HowToPicture.svelte";

export default {
  Picture,
  steps: [
    {
      title: { fr: "Regardez votre carte.", en: "Look at your card." },
      text: {
        fr: "Vous êtes les voix d’une même tête, et l’une est Dany, en secret. Dany veut que tout échoue ; les autres, réussir ensemble.",
        en: "You are the voices in a single head, and one of you is Dany, in secret. Dany wants everything to fail; the others, to succeed together.",
      },
      rules: ["DA-3"],
    },
    {
      title: { fr: "Pensez à un mot.", en: "Think of a word." },
      text: {
        fr: "À votre tour, retournez cinq mots : vous seul savez lequel est à deviner. Prenez sept souvenirs, gardez ceux qui le disent.",
        en: "On your turn, turn up five words: you alone know which one is to be guessed. Take seven memories, keep those that tell it.",
      },
      rules: ["DA-5", "DA-6"],
    },
    {
      title: { fr: "Composez.", en: "Compose." },
      text: {
        fr: "Posez-les comme il vous plaît : tournés, empilés, cachés, dressés. Et jusqu’à la fin du tour, plus un mot.",
        en: "Lay them out as you please: turned, piled, hidden, standing. And not a word more until the end of the round.",
      },
      rules: ["DA-7", "DA-8", "DA-9"],
    },
    {
      title: { fr: "Devinez.", en: "Guess." },
      text: {
        fr: "Les autres en parlent librement, Dany aussi. La personne à droite de qui compose tranche, seule.",
        en: "The others talk about it freely, Dany too. The person to the right of whoever composes decides, alone.",
      },
      rules: ["DA-4", "DA-9", "DA-11"],
    },
    {
      title: { fr: "Allumez six lampes.", en: "Light six lamps." },
      text: {
        fr: "Six réussites, et Dany a perdu. Trois échecs, et chacun montre du doigt qui lui semble être Dany : démasqué, Dany perd ; sinon, Dany gagne.",
        en: "Six successes, and Dany has lost. Three failures, and everyone points at whom they take for Dany: if unmasked, Dany loses; if not, Dany wins.",
      },
      rules: ["DA-15", "DA-16", "DA-17", "DA-18"],
    },
  ],
} satisfies HowTo;
