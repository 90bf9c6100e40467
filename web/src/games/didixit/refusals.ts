// What is said when this game refuses something.

import { messages } from "../../messages.svelte";
import type { RefusalData } from "../contract";

export const refusals = messages(
  {
    already_claimed: (d: RefusalData) => `${d.who} a été plus rapide : c’est son tour de raconter.`,
    card_not_held: "Cette image n’est plus dans votre main : choisissez-en une autre.",
    no_such_number: (d: RefusalData) =>
      `Il n’y a que ${d.most} images : choisissez un numéro de 1 à ${d.most}.`,
    nothing_to_mend: "Seul un indice écrit se corrige.",
    not_for_storyteller: "Vous racontez : les autres choisissent sans vous.",
    not_storyteller: (d: RefusalData) => `C’est à ${d.who} de raconter.`,
    option_off:
      "Les indices fredonnés ou mimés ne sont pas permis dans cette partie : écrivez une phrase ou dites-la.",
    own_image: "Cette image est la vôtre : choisissez-en une autre.",
    too_late_to_mend: "Quelqu’un a déjà donné une image : l’indice reste comme il est.",
    wrong_number_of_images: (d: RefusalData) =>
      Number(d.images) === 1 ? "Donnez une seule image." : `Donnez ${d.images} images.`,
  },
  {
    already_claimed: (d: RefusalData) => `${d.who} was faster and is the storyteller.`,
    card_not_held: "This image is no longer in your hand: choose another one.",
    no_such_number: (d: RefusalData) =>
      `There are only ${d.most} images: choose a number from 1 to ${d.most}.`,
    nothing_to_mend: "Only a written clue can be corrected.",
    not_for_storyteller: "You are the storyteller: the others choose without you.",
    not_storyteller: (d: RefusalData) => `${d.who} is the storyteller.`,
    option_off: "Hummed or mimed clues are not allowed in this game: write a sentence or say it aloud.",
    own_image: "This image is yours: choose another one.",
    too_late_to_mend: "Somebody has given an image already: the clue stays as it is.",
    wrong_number_of_images: (d: RefusalData) =>
      Number(d.images) === 1 ? "Give one image only." : `Give ${d.images} images.`,
  },
);
