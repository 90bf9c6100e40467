// What the album says of a game of Dany.

import { messages } from "../../messages.svelte";
import { quote } from "../../typography";

export const a = messages(
  {
    did: "pensait",
    composed: (name: string) => `${name} compose.`,
    result: {
      found: (name: string, _said: string) => `Trouvé : ${name} a eu le dernier mot.`,
      missed: (name: string, said: string) => `Manqué : ${name} a répondu ${quote(said, "fr")}.`,
      unexplained: (_name: string, _said: string) => "Trouvé, mais l’explication n’a pas convaincu.",
      helped: (_name: string, _said: string) => "Une aide de trop : cela ne compte pas.",
      unanswered: (_name: string, _said: string) => "Resté sans réponse.",
    },
    among: (words: string) => `Les autres mots : ${words}.`,
    leaned: (names: string, several: boolean) =>
      several ? `${names} y penchaient aussi.` : `${names} y penchait aussi.`,
    nothing: "Rien n’a été posé.",
    down: "un souvenir face cachée",
    composition: (cards: string) => `Posés : ${cards}.`,
    fingers: "Tous les doigts à la fois",
    points: (who: string, at: string) => `${who} vers ${at}`,
    designates: (name: string) => `Les doigts désignent ${name}.`,
    draws: (name: string) => `Le sort désigne ${name}.`,
    nobodyDecided: "Personne n’a tranché.",
    tie: "Égalité : on recommence.",
    wasDany: (name: string) => `Dany, c’était ${name}.`,
    danyWon: (name: string) => `Dany l’emporte, et c’était ${name}`,
    voicesWon: (name: string) => `les voix l’emportent, Dany était ${name}`,
  },
  {
    did: "was thinking of",
    composed: (name) => `${name} composes.`,
    result: {
      found: (name, _said) => `Found: ${name} had the last word.`,
      missed: (name, said) => `Missed: ${name} answered ${quote(said, "en")}.`,
      unexplained: (_name, _said) => "Found, but the explanation did not convince.",
      helped: (_name, _said) => "A little too much help: it does not count.",
      unanswered: (_name, _said) => "Left without an answer.",
    },
    among: (words) => `The other words: ${words}.`,
    leaned: (names, _several) => `${names} leaned to it too.`,
    nothing: "Nothing was laid out.",
    down: "a memory face down",
    composition: (cards) => `Laid out: ${cards}.`,
    fingers: "All fingers at once",
    points: (who, at) => `${who} at ${at}`,
    designates: (name) => `The fingers designate ${name}.`,
    draws: (name) => `Chance picks ${name}.`,
    nobodyDecided: "Nobody broke the tie.",
    tie: "A tie: once more.",
    wasDany: (name) => `Dany was ${name}.`,
    danyWon: (name) => `Dany wins, and it was ${name}`,
    voicesWon: (name) => `the voices win, Dany was ${name}`,
  },
);
