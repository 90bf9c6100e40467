// What is said when this game refuses something.

import { messages } from "../../messages.svelte";
import type { RefusalData } from "../contract";

export const refusals = messages(
  {
    already_called: "Vous avez déjà signalé une aide ce tour-ci.",
    already_helped: "Une aide a déjà été reconnue ce tour-ci.",
    bound_to_silence: "Vous avez vu le mot de ce tour : silence jusqu’à la révélation.",
    hands_off: "La composition est envoyée : elle ne bouge plus.",
    no_such_candidate: "On départage d’autres personnes : pointez l’une d’elles.",
    not_active: (d: RefusalData) => `C’est à ${d.who} de composer.`,
    not_all_heard: "Tout le monde n’a pas encore parlé : la réponse attend.",
    not_at_oneself: "On ne se désigne pas soi-même : pointez quelqu’un d’autre.",
    not_decider: (d: RefusalData) => `C’est à ${d.who} de trancher.`,
    not_explained: (d: RefusalData) => `Écoutez d’abord ${d.who} : le vote vient après l’explication.`,
    not_for_active: "Vous avez composé : les autres cherchent sans vous.",
    not_kept: "Ce souvenir n’est pas parmi ceux que vous avez gardés.",
    same_word_twice: "Cinq mots différents : l’un d’eux est là deux fois.",
    own_call: "Vous avez signalé cette aide : aux autres de dire s’il y en a eu une.",
  },
  {
    already_called: "You have already reported help in this round.",
    already_helped: "Help has already been confirmed in this round.",
    bound_to_silence: "You have seen this round’s word: keep silent until the reveal.",
    hands_off: "The composition is sent: nothing moves any more.",
    no_such_candidate: "The tie is between others: point at one of them.",
    not_active: (d: RefusalData) => `It is ${d.who}’s turn to compose.`,
    not_all_heard: "Not everyone has been heard yet: the answer waits.",
    not_at_oneself: "Nobody points at themselves: choose someone else.",
    not_decider: (d: RefusalData) => `${d.who} has the last word.`,
    not_explained: (d: RefusalData) => `Listen to ${d.who} first: the vote comes after the explanation.`,
    not_for_active: "You composed: the others search without you.",
    not_kept: "This memory is not one of those you kept.",
    same_word_twice: "Five different words: one of them is there twice.",
    own_call: "You reported this help: the others say whether there was any.",
  },
);
