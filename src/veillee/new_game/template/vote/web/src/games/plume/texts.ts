// What the table of Plume says. People are addressed as "vous"; names come from the players.

import { messages } from "../../messages.svelte";
import { of } from "../../typography";

export const m = messages(
  {
    round: (number: number, rounds: number) => `tour ${number} sur ${rounds}`,
    yourAnswer: "Votre réponse",
    placeholder: "La première idée est souvent la bonne…",
    note: { handIn: "Rendre ma réponse", takeBack: "La reprendre", leaveIt: "La laisser ainsi" },
    handedIn: "Rendue.",
    handedInHow: "Vous pouvez la reprendre tant que tout le monde n’a pas fini.",
    whoWrites: "Qui a rendu sa réponse",
    hasWritten: "a rendu",
    writes: "écrit",

    answers: "Les réponses",
    vote: {
      choose: "Touchez la réponse que vous préférez.",
      cast: (number: number) => `Voter pour la ${number}`,
      given: (number: number) => `Vous avez voté pour la ${number}.`,
      change: "Changer mon vote",
      keep: (number: number) => `Garder la ${number}`,
    },
    whoVotes: "Qui a voté",
    hasVoted: "a voté",
    votes: "lit encore",

    counting: "On compte les voix…",
    whoWrote: "Et voici qui a écrit quoi.",
    favourite: (name: string) => `La préférée est celle ${of(name)}.`,
    yoursIsFavourite: "La préférée est la vôtre !",
    favourites: (names: string) => `Les préférées : ${names}.`,
    nobodyVoted: "Personne n’a voté.",
    next: "Tour suivant : une nouvelle question.",

    best: "Les réponses préférées",
  },
  {
    round: (number, rounds) => `round ${number} of ${rounds}`,
    yourAnswer: "Your answer",
    placeholder: "The first idea is often the best…",
    note: { handIn: "Hand in my answer", takeBack: "Take it back", leaveIt: "Leave it as it is" },
    handedIn: "Handed in.",
    handedInHow: "You can take it back until everyone is done.",
    whoWrites: "Who has handed in",
    hasWritten: "has handed in",
    writes: "is writing",

    answers: "The answers",
    vote: {
      choose: "Touch the answer you like best.",
      cast: (number) => `Vote for ${number}`,
      given: (number) => `You voted for ${number}.`,
      change: "Change my vote",
      keep: (number) => `Keep ${number}`,
    },
    whoVotes: "Who has voted",
    hasVoted: "has voted",
    votes: "is still reading",

    counting: "Counting the votes…",
    whoWrote: "And this is who wrote what.",
    favourite: (name) => `The favourite is ${name}’s.`,
    yoursIsFavourite: "The favourite is yours!",
    favourites: (names) => `The favourites: ${names}.`,
    nobodyVoted: "Nobody voted.",
    next: "Next round: a new question.",

    best: "The favourite answers",
  },
);
