// What is said when this game refuses something.

import { messages } from "../../messages.svelte";

export const refusals = messages(
  {
    not_your_turn: "Ce n’est pas encore à vous.",
    not_in_hand: "Cette carte n’est plus dans votre main.",
    no_such_number: "Ce nombre est trop grand, ou trop petit.",
    already_said: "Quelqu’un a déjà dit ce nombre : dites-en un autre.",
  },
  {
    not_your_turn: "It is not your turn yet.",
    not_in_hand: "This card is no longer in your hand.",
    no_such_number: "This number is too large, or too small.",
    already_said: "Somebody has said this number: say another one.",
  },
);
