import type { HowTo } from "../contract";
import Picture from "./HowToPicture.svelte";

export default {
  Picture,
  steps: [
    {
      title: { fr: "Donnez un mot.", en: "Give a word." },
      text: {
        fr: "Chacun son tour, on mène : tirez une carte et choisissez l’un de ses quatre mots. Les autres n’en voient pas le sens.",
        en: "Everyone is the reader in turn: draw a card and choose one of its four words. The others do not see what it means.",
      },
      rules: ["DI-4", "DI-5"],
    },
    {
      title: { fr: "Inventez.", en: "Invent." },
      text: {
        fr: "Les autres écrivent en secret une définition, sur le ton du dictionnaire. Même sans idée : il faut écrire pour voter.",
        en: "The others secretly write a definition, in the tone of a dictionary. Even with no idea: you have to write in order to vote.",
      },
      rules: ["DI-6"],
    },
    {
      title: { fr: "Écoutez.", en: "Listen." },
      text: {
        fr: "Qui mène mêle la vraie définition aux inventées et les lit toutes du même ton. Personne ne sait qui a écrit quoi.",
        en: "The reader mixes the real definition with the invented ones and reads them all alike. Nobody knows who wrote what.",
      },
      rules: ["DI-7", "DI-8", "DI-10"],
    },
    {
      title: { fr: "Votez.", en: "Vote." },
      text: {
        fr: "Votez en secret pour celle que vous croyez vraie. Misez si vous voulez l’un de vos trois jetons : il double vos points du tour.",
        en: "Vote in secret for the one you believe to be real. Stake one of your three tokens if you like: it doubles your points of the round.",
      },
      rules: ["DI-3", "DI-11", "DI-12", "DI-16"],
    },
    {
      title: { fr: "Avancez.", en: "Move on." },
      text: {
        fr: "La vraie trouvée vaut 2 points, chaque vote pour la vôtre 1 ; qui mène marque 1 par personne qui s’est trompée. Un point, une feuille : qui atteint la dernière du laurier, la 26e (ou la 14e s’il est court), reçoit le Diplôme et gagne.",
        en: "Finding the real one is worth 2 points, each vote for yours 1; the reader scores 1 for each person who was wrong. One point, one leaf: whoever reaches the last of the laurel, the 26th (or the 14th of a short one), gets the Diploma and wins.",
      },
      rules: ["DI-2", "DI-13", "DI-14", "DI-15", "DI-17"],
    },
  ],
} satisfies HowTo;
