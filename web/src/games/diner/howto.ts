import type { HowTo } from "../contract";
import Picture from "./HowToPicture.svelte";

export default {
  Picture,
  steps: [
    {
      title: { fr: "Piochez.", en: "Draw." },
      text: {
        fr: "Une carte à chaque tour, et vous pouvez en échanger une. Un nom que vous ne connaissez pas repart : une autre carte le remplace.",
        en: "One card every turn, and you may exchange one. A name that you do not know goes back: another card replaces it.",
      },
      rules: ["DN-2", "DN-3"],
    },
    {
      title: { fr: "Mettez une table.", en: "Set a table." },
      text: {
        fr: "De deux à six convives de votre main, et la raison qui les réunit ce soir. De quoi vont-ils parler ?",
        en: "Two to six guests from your hand, and the reason why they dine together tonight. What will they talk about?",
      },
      rules: ["DN-4"],
    },
    {
      title: { fr: "Jugez.", en: "Judge." },
      text: {
        fr: "On conteste la table, ou un convive, et l’on dit pourquoi : qui l’a mise répond, puis les autres votent. À égalité tout le monde reste, un refusé rentre en main.",
        en: "The table or a guest may be contested, with a reason: whoever set it answers, then the others vote. A tie lets everybody stay, whoever is refused goes back to the hand.",
      },
      rules: ["DN-5", "DN-6"],
    },
    {
      title: { fr: "Comptez.", en: "Count." },
      text: {
        fr: "Un point par convive assis. Et un point par couleur, dès qu’il y en a deux.",
        en: "One point for each guest seated. And one point for each colour, once there are two.",
      },
      rules: ["DN-7"],
    },
    {
      title: { fr: "Videz votre main.", en: "Empty your hand." },
      text: {
        fr: "Amenez aussi des convives aux tables des autres, sept au plus : vous marquez la table entière. Une main vide arrête tout, chaque carte restée ailleurs coûte 1 point, et le plus grand total gagne.",
        en: "Also bring guests to other people’s tables, seven at most: you score the whole table. An empty hand ends the game, every card left in other hands costs 1 point, and the highest total wins.",
      },
      rules: ["DN-8", "DN-9", "DN-12"],
    },
  ],
} satisfies HowTo;
