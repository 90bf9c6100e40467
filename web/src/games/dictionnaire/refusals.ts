// What is said when this game refuses something.

import { messages } from "../../messages.svelte";
import type { RefusalData } from "../contract";

export const refusals = messages(
  {
    already_decided: "C’est déjà dit : on attend les autres.",
    already_merged: "Ces deux feuilles n’en font déjà qu’une.",
    already_staked: "Votre jeton est déjà posé : un seul par tour, et il est dépensé.",
    box_empty: "Cette boîte est vide : prenez une carte dans l’autre.",
    did_not_write: "Vous n’avez pas écrit ce tour-ci : vous voterez au prochain.",
    identical_definitions:
      "Deux feuilles disent exactement la même chose : réunissez-les, ou retouchez-en une.",
    let_the_reading_pass: "Vous avez laissé passer votre tour de mener : vous écrirez au prochain.",
    no_such_definition:
      "Cette définition n’est pas de ce tour : choisissez une lettre parmi celles qui sont là.",
    no_such_sheet: "Cette feuille n’est plus sur le pupitre.",
    no_such_word: "Ce mot n’est pas sur la carte : choisissez-en un autre.",
    no_token_left: "Vous n’avez plus de jeton : ce tour comptera simple.",
    not_being_read: "Ce n’est pas la définition qu’on lit : elle a déjà été lue, ou viendra plus tard.",
    not_for_reader: "Vous menez le jeu ce tour-ci : les autres écrivent et votent sans vous.",
    not_merged: "Cette feuille est déjà seule.",
    not_reader: (d: RefusalData) => `C’est à ${d.who} de mener le jeu.`,
    wrong_order: "Les feuilles ont changé entre-temps : rangez-les de nouveau.",
  },
  {
    already_decided: "You have said so already: the others are still thinking.",
    already_merged: "These two sheets are one already.",
    already_staked: "Your token is on the table already: only one a round, and it is spent.",
    box_empty: "This box is empty: take a card from the other one.",
    did_not_write: "You did not write in this round: you will vote in the next one.",
    identical_definitions: "Two sheets say exactly the same thing: merge them, or touch one of them up.",
    let_the_reading_pass: "You let your turn to read go by: you will write in the next round.",
    no_such_definition: "This definition is not part of this round: choose one of the letters shown.",
    no_such_sheet: "This sheet is no longer on the desk.",
    no_such_word: "This word is not on the card: choose another one.",
    no_token_left: "You have no token left: this round will not count double.",
    not_being_read: "This is not the definition being read: it was read already, or comes later.",
    not_for_reader: "You are the reader of this round: the others write and vote without you.",
    not_merged: "This sheet stands alone already.",
    not_reader: (d: RefusalData) => `${d.who} is the reader now.`,
    wrong_order: "The sheets have changed meanwhile: please order them again.",
  },
);
