// What the album says of a game of the Dictionnaire.

import { messages } from "../../messages.svelte";

export const a = messages(
  {
    did: (word: string) => `à propos de « ${word} »`,
    wordDid: "a lu ce mot",
    theReal: "la vraie",
    knewIt: (names: string) => `la vraie, écrite aussi par ${names}`,
    inventedBy: (names: string) => `inventée par ${names}`,
    voters: (names: string) => `Choisie par ${names}`,
    none: "Personne n’a trouvé la vraie.",
    all: "Tout le monde a trouvé la vraie.",
    nobodyVoted: "Personne n’a voté.",
    found: (names: string, several: boolean) =>
      several ? `${names} ont trouvé la vraie.` : `${names} a trouvé la vraie.`,
    readBy: (name: string) => `Lu par ${name}.`,
  },
  {
    did: (word) => `on “${word}”`,
    wordDid: "read this word",
    theReal: "the real one",
    knewIt: (names) => `the real one, also written by ${names}`,
    inventedBy: (names) => `invented by ${names}`,
    voters: (names) => `Chosen by ${names}`,
    none: "Nobody found the real one.",
    all: "Everyone found the real one.",
    nobodyVoted: "Nobody voted.",
    found: (names, _several) => `${names} found the real one.`,
    readBy: (name) => `Read by ${name}.`,
  },
);
