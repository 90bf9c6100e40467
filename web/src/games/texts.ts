// What is said around the rules of every game.

import { messages } from "../messages.svelte";

export const m = messages(
  {
    advice: "Quelques conseils",
    credits: "Crédits",
    inForce: "Dans ce salon",
    byDefault: "Si l’hôte ne change rien",
    howToPlay: "Comment on joue",
    fivePictures: "En cinq images",
    aMinute: "Cinq images, une minute",
    steps: "Étapes",
    stepOf: (number: number, of: number) => `Étape ${number} sur ${of}.`,
    skip: "Passer",
    next: "Suivant",
    letsGo: "On y va",
    gotIt: "C’est compris",
    allTheRules: "Toutes les règles",
    inDetail: "Tout le détail",
    youAreHere: "Vous en êtes ici",
  },
  {
    advice: "Some advice",
    credits: "Credits",
    inForce: "In this salon",
    byDefault: "Unless the host changes it",
    howToPlay: "How to play",
    fivePictures: "In five pictures",
    aMinute: "Five pictures, one minute",
    steps: "Steps",
    stepOf: (number: number, of: number) => `Step ${number} of ${of}.`,
    skip: "Skip",
    next: "Next",
    letsGo: "Let’s go",
    gotIt: "Got it",
    allTheRules: "All the rules",
    inDetail: "All the details",
    youAreHere: "You are here",
  },
);
