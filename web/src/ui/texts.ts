// What the components say by themselves. Everything else is given to them.

import { messages } from "../messages.svelte";

/** "2 min", "1 min 30 s": the same in both languages. */
function minutesAndSeconds(seconds: number): string {
  const minutes = `${Math.floor(seconds / 60)}\u00a0min`;
  const rest = seconds % 60;
  return rest === 0 ? minutes : `${minutes} ${rest}\u00a0s`;
}

export const m = messages(
  {
    close: "Fermer",
    menu: "Menu",
    rules: "Règles",
    unread: (count: number) => (count > 1 ? `${count} nouveaux messages` : "1 nouveau message"),
    cancel: "Annuler",
    less: "Moins",
    more: "Plus",
    done: "a fini",
    thinking: "réfléchit",
    absent: "pas là",
    bot: "bot",
    speak: "Parler",
    speaks: "parle",
    charactersLeft: (left: number) => (left > 1 ? `encore ${left} caractères` : `encore ${left} caractère`),
    timeLeft: (seconds: number) =>
      seconds >= 60
        ? `Temps restant : ${minutesAndSeconds(seconds)}`
        : `Temps restant : ${seconds} ${seconds > 1 ? "secondes" : "seconde"}`,
    foot: {
      home: "Accueil",
      rules: "Les règles",
      about: "À propos",
      otherLanguage: "English",
      toLamp: "Mode sombre",
      toPaper: "Mode clair",
    },
    pawn: {
      framboise: "soleil framboise",
      nuit: "lune nuit",
      sapin: "feuille sapin",
      miel: "étoile miel",
      prune: "losange prune",
      lagon: "goutte lagon",
      rose: "cœur rose",
      ardoise: "montagne ardoise",
    },
  },
  {
    close: "Close",
    menu: "Menu",
    rules: "Rules",
    unread: (count) => (count > 1 ? `${count} new messages` : "1 new message"),
    cancel: "Cancel",
    less: "Less",
    more: "More",
    done: "done",
    thinking: "thinking",
    absent: "away",
    bot: "bot",
    speak: "Speak",
    speaks: "speaking",
    charactersLeft: (left: number) => (left === 1 ? "1 character left" : `${left} characters left`),
    timeLeft: (seconds: number) =>
      seconds >= 60
        ? `Time left: ${minutesAndSeconds(seconds)}`
        : `Time left: ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
    foot: {
      home: "Home",
      rules: "The rules",
      about: "About",
      otherLanguage: "Français",
      toLamp: "Dark mode",
      toPaper: "Light mode",
    },
    pawn: {
      framboise: "raspberry sun",
      nuit: "night moon",
      sapin: "fir leaf",
      miel: "honey star",
      prune: "plum diamond",
      lagon: "lagoon drop",
      rose: "pink heart",
      ardoise: "slate mountain",
    },
  },
);
