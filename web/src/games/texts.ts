// What is said around the rules of every game.

import { messages } from "../messages.svelte";

export const m = messages(
  {
    advice: "Quelques conseils",
    credits: "Crédits",
    inForce: "Dans ce salon",
    byDefault: "Si l’hôte ne change rien",
  },
  {
    advice: "Some advice",
    credits: "Credits",
    inForce: "In this salon",
    byDefault: "Unless the host changes it",
  },
);
