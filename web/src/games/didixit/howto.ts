import type { HowTo } from "../contract";
import Picture from "./HowToPicture.svelte";

export default {
  Picture,
  steps: [
    {
      title: { fr: "Racontez.", en: "Tell." },
      text: {
        fr: "Chacun son tour, choisissez une image de votre main sans la montrer. Donnez-en un indice : un mot, une phrase, un air.",
        en: "When it is your turn, choose an image from your hand without showing it. Give a clue to it: a word, a sentence, a tune.",
      },
      rules: ["DX-3", "DX-4"],
    },
    {
      title: { fr: "Donnez.", en: "Give." },
      text: {
        fr: "Les autres donnent en secret une image de leur main qui réponde à l’indice. À trois, deux chacun.",
        en: "The others secretly give an image from their hands that answers the clue. Two each, if you are three.",
      },
      rules: ["DX-5", "DX-16"],
    },
    {
      title: { fr: "Votez.", en: "Vote." },
      text: {
        fr: "Tout est mélangé et étalé. En secret, cherchez l’image d’où vient l’indice ; jamais la vôtre.",
        en: "All the images are mixed and laid out. In secret, vote for the storyteller’s; never for your own.",
      },
      rules: ["DX-6", "DX-7", "DX-8"],
    },
    {
      title: { fr: "Comptez.", en: "Count." },
      text: {
        fr: "Trouvée par certains : 3 points pour eux et pour qui raconte ; par tous ou par personne : 2 pour chacun, 0 pour qui raconte. Et 1 par vote sur votre image.",
        en: "Found by some: 3 points for them and for the storyteller; by all or by none: 2 for each, 0 for the storyteller. And 1 for every vote on your image.",
      },
      rules: ["DX-10", "DX-11", "DX-12"],
    },
    {
      title: { fr: "Avancez.", en: "Hop on." },
      text: {
        fr: "Un point, une pierre, puis l’on raconte à gauche. Quand la pioche est vide, le plus grand total gagne.",
        en: "One point, one stone; then the next on the left tells. When the pile is empty, the highest total wins.",
      },
      rules: ["DX-13", "DX-14"],
    },
  ],
} satisfies HowTo;
