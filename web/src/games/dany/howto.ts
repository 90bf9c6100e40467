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
        fr: "À votre tour, retournez une idée, cinq mots, dont un seul est à deviner : vous savez lequel. Prenez sept souvenirs, qui sont des images, et gardez ceux qui le disent.",
        en: "On your turn, turn up an idea, five words, of which one is to be guessed: you know which. Take seven memories, which are pictures, and keep those that tell it.",
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
        fr: "Les autres en parlent librement, Dany aussi, et la personne à droite de qui compose tranche, seule. Si le mot est trouvé, on peut demander une explication : sans elle, il ne compte pas.",
        en: "The others talk about it freely, Dany too, and the person to the right of whoever composes decides, alone. If the word is found, anyone may ask for an explanation: without one it does not count.",
      },
      rules: ["DA-4", "DA-9", "DA-11", "DA-13"],
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
