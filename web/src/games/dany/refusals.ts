// What is said when this game refuses something.

import { messages } from "../../messages.svelte";
import type { RefusalData } from "../contract";

export const refusals = messages(
  {
    already_called: "Vous avez déjà signalé un coup de pouce ce tour-ci.",
    hands_off: "Les mains sont levées : la composition ne bouge plus.",
    no_such_candidate: "On départage d’autres personnes : pointez l’une d’elles.",
    not_active: (d: RefusalData) => `C’est à ${d.who} de composer.`,
    not_all_heard: "Tout le monde n’a pas encore parlé : la réponse attend.",
    not_at_oneself: "On ne se désigne pas soi-même : pointez quelqu’un d’autre.",
    not_decider: (d: RefusalData) => `C’est à ${d.who} de trancher.`,
    not_for_active: "Vous avez composé : les autres cherchent sans vous.",
    not_kept: "Ce souvenir n’est pas parmi ceux que vous avez gardés.",
    own_call: "Vous avez signalé cette aide : aux autres de dire s’il y en a eu.",
  },
  {
    already_called: "You have already reported help in this round.",
    hands_off: "Hands are off: nothing of the composition moves any more.",
    no_such_candidate: "The tie is between others: point at one of them.",
    not_active: (d: RefusalData) => `It is ${d.who}’s turn to compose.`,
    not_all_heard: "Not everyone has been heard yet: the answer waits.",
    not_at_oneself: "Nobody points at themselves: choose someone else.",
    not_decider: (d: RefusalData) => `${d.who} has the last word.`,
    not_for_active: "You composed: the others search without you.",
    not_kept: "This memory is not one of those you kept.",
    own_call: "You reported this help: the others say whether there was any.",
  },
);
