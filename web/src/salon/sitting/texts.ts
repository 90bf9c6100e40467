// Together or apart: the words of the question, and of what it leads to.

import { messages } from "../../messages.svelte";

export const m = messages(
  {
    title: "Où êtes-vous, ce soir\u202f?",
    arrived: (name: string) => `${name} vient d’arriver.`,
    about: "On ne vous le demande qu’une fois\u00a0; le menu permet d’en changer.",
    changes: "Votre réponse décide de ce que les écrans proposent d’abord.",
    later: "Plus tard",
    together: "Autour d’une table",
    togetherHow: "On se parle de vive voix. Le téléviseur sert de table, s’il y en a un.",
    apart: "Chacun chez soi",
    apartHow: "On se parle ici. Les raisons s’écrivent, et personne n’attend sans fin.",
    both: "Un peu des deux",
    bothHow: "Tout s’écrit pour qui est loin, et le téléviseur sert à qui est là.",
    row: "Où vous êtes",
    unsaid: "à dire",
    television: "La table sur un téléviseur",
    televisionHow: "Tout le monde la voit\u00a0; les secrets restent sur les téléphones.",
  },
  {
    title: "Where are you tonight?",
    arrived: (name) => `${name} has just arrived.`,
    about: "You are asked only once; the menu lets you change it.",
    changes: "Your answer decides what the screens offer first.",
    later: "Later",
    together: "Around one table",
    togetherHow: "You talk aloud. The television is the table, if there is one.",
    apart: "Each at home",
    apartHow: "You talk here. Reasons are written, and nobody waits for ever.",
    both: "A bit of both",
    bothHow: "All is written for those far away, and the television is for those in the room.",
    row: "Where you are",
    unsaid: "not said",
    television: "The table on a television",
    televisionHow: "Everybody sees it; secrets stay on the phones.",
  },
);
