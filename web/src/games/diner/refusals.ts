// What is said when this game refuses something.

import { messages } from "../../messages.svelte";
import type { RefusalData } from "../contract";

export const refusals = messages(
  {
    already_drawn: "Carte déjà piochée : passez à table.",
    already_exchanged: "Vous avez déjà échangé une carte ce tour-ci : une seule fois par tour.",
    died_long_ago:
      "Cette mort n’est pas récente : ce soir, on n’enterre que les morts des deux dernières années.",
    departed_not_there: "Il faut dire qui l’on enterre : choisissez parmi les convives.",
    draw_first: "Piochez d’abord une carte.",
    last_round: "C’est le dernier tour de table : vous jouerez la prochaine partie.",
    no_such_family: "Cette famille n’existe pas : choisissez-en une dans la liste.",
    no_such_guest: "Ce convive ne fait pas partie de cette proposition : regardez la table.",
    no_such_situation: "Cette situation n’est pas dans la liste des interdits.",
    no_such_table: "Cette table n’existe pas : choisissez-en une autre.",
    nothing_contested: "Dites ce que vous contestez : la table entière, ou des convives.",
    not_contested: "Ce point n’est pas contesté : regardez la table.",
    not_departed: "Dites d’abord que ce convive n’est plus parmi nous : ouvrez sa carte.",
    not_just_drawn: "Seule une carte qui vient d’arriver peut retourner sous la pioche.",
    not_your_turn: "Ce n’est pas votre tour : regardez qui joue.",
    own_table: "Cette table est la vôtre : aux autres d’en juger.",
    pile_empty: "La pioche et la défausse sont vides : jouez avec votre main.",
    same_guest_twice: "Un convive ne s’assied qu’une fois : choisissez-en un autre.",
    sent_back_already: "Cette carte est déjà retournée sous la pioche ce tour-ci : gardez-la cette fois.",
    table_full: (d: RefusalData) => `Pas plus de ${d.most} convives à une table : retirez-en.`,
    wrong_number_of_guests: (d: RefusalData) => `Choisissez les convives : de ${d.least} à ${d.most}.`,
  },
  {
    already_drawn: "You have already drawn this turn: on to the table.",
    already_exchanged: "You have already exchanged a card this turn: only once a turn.",
    died_long_ago: "This death is not recent: tonight only those of the last two years are buried.",
    departed_not_there: "Say who is being buried: choose from among the guests.",
    draw_first: "Draw a card first.",
    last_round: "This is the last time round the table: you will play the next game.",
    no_such_family: "There is no such family: choose one from the list.",
    no_such_guest: "This guest is not part of what is proposed: look at the table.",
    no_such_situation: "This situation is not on the list of forbidden ones.",
    no_such_table: "There is no such table: choose another one.",
    nothing_contested: "Say what you object to: the whole table, or some guests.",
    not_contested: "This is not contested: look at the table.",
    not_departed: "First say that this guest is no longer with us: open their card.",
    not_just_drawn: "Only a card that has just arrived can go back under the pile.",
    not_your_turn: "It is not your turn: see who is playing.",
    own_table: "This table is yours: it is for the others to judge.",
    pile_empty: "The pile and the discards are empty: play with your hand.",
    same_guest_twice: "A guest sits down only once: choose another one.",
    sent_back_already: "You have already sent this card back this turn: keep it this time.",
    table_full: (d: RefusalData) => `No more than ${d.most} guests at a table: take some away.`,
    wrong_number_of_guests: (d: RefusalData) => `Choose the guests: ${d.least} to ${d.most} of them.`,
  },
);
