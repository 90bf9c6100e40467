// What the table of Plume says. People are addressed as "vous"; names come from the players.

import { messages } from "../../messages.svelte";

export const m = messages(
  {
    round: (number: number, rounds: number) => `tour ${number} sur ${rounds}`,
    hand: "Vos questions",
    answerIs: (answer: string) => `Réponse : ${answer}`,
    asks: (name: string) => `${name} choisit une question…`,
    youAsk: "À vous de poser une question",
    choose: "Touchez la question que vous posez.",
    ask: (number: number) => `Poser la ${number}`,

    numbers: "Les nombres",
    yourNumber: "Votre nombre",
    say: (number: number) => `Dire ${number}`,
    asker: "a posé la question",
    turn: "réfléchit",
    away: "n’a rien dit",

    drumroll: "Et la réponse est…",
    answer: (answer: string) => `C’était ${answer}.`,
    exact: (names: string) => `Pile dessus : ${names} !`,
    nearest: (names: string) => `Au plus près : ${names}.`,
    next: "Tour suivant : une nouvelle question.",

    best: "Les réponses trouvées",
  },
  {
    round: (number, rounds) => `round ${number} of ${rounds}`,
    hand: "Your questions",
    answerIs: (answer) => `Answer: ${answer}`,
    asks: (name) => `${name} chooses a question…`,
    youAsk: "You ask a question now",
    choose: "Touch the question that you ask.",
    ask: (number) => `Ask number ${number}`,

    numbers: "The numbers",
    yourNumber: "Your number",
    say: (number) => `Say ${number}`,
    asker: "asked",
    turn: "is thinking",
    away: "said nothing",

    drumroll: "And the answer is…",
    answer: (answer) => `It was ${answer}.`,
    exact: (names) => `Spot on: ${names}!`,
    nearest: (names) => `The nearest: ${names}.`,
    next: "Next round: a new question.",

    best: "The answers that were found",
  },
);
