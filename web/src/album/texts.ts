// What the album of the evening says.

import { messages } from "../messages.svelte";
import { capital, inWords } from "../typography";

const NBSP = "\u00a0";
const few = (count: number, one: string, many: string): string => (count > 1 ? many : one);

export const m = messages(
  {
    album: "L’album",
    ofTheEvening: "L’album de la soirée",
    title: (day: string) => `La veillée du ${day}`,
    undated: "La veillée",
    when: (date: string, host: string) => capital(host ? `${date}, chez ${host}` : date),
    at: (hour: string, minute: string) => `${hour}${NBSP}h${NBSP}${minute}`,
    summary: (games: number, people: number, bots: number) =>
      `${capital(inWords(games, "fr").replace(/^un$/, "une"))} ${few(games, "partie", "parties")}, ` +
      `${inWords(people, "fr").replace(/^un$/, "une")} ${few(people, "personne", "personnes")} autour de la table` +
      (bots ? ` et ${inWords(bots, "fr")} ${few(bots, "bot", "bots")}.` : "."),
    there: "Qui était là",
    favourites: "Les préférés de la soirée",
    liked: (likes: number) => `${likes} ${few(likes, "cœur", "cœurs")}`,
    wins: (name: string, points: number) =>
      `${name} gagne avec ${points} ${few(Math.abs(points), "point", "points")}`,
    share: (names: string) => `${names} gagnent à égalité`,
    onlyResult: "De cette partie, l’album ne garde que le résultat.",
    totals: "La soirée",
    lamps: "une lampe par victoire",
    points: (points: number) => `${points} ${few(Math.abs(points), "point", "points")}`,
    victories: (count: number) => `${count} ${few(count, "victoire", "victoires")}`,
    empty: "L’album est encore vide",
    emptyText: "Il s’écrit tout seul, à la fin de chaque partie.",

    // the film
    watch: "Regarder la soirée",
    film: "Le film de la soirée",
    leaveFilm: "Quitter le film",
    play: "Reprendre",
    pause: "Mettre en pause",
    watchAgain: "Revoir depuis le début",
    next: "Moment suivant",
    previous: "Moment précédent",
    sounds: "Les sons",
    cast: "Sur le téléviseur",

    // what may be done
    like: "J’aime",
    unlike: "Je n’aime plus",
    leaveOut: "Laisser hors de l’album",
    leaveOutTitle: "Laisser ce moment hors de l’album ?",
    leaveOutLead:
      "Il disparaît pour tout le monde, du lien partagé et des fichiers à venir. Vous pourrez le remettre.",
    leaveOutYes: "Laisser de côté",
    leftOut: "Laissés de côté",
    leftOutLead: "Personne ne voit ces moments dans l’album. Vous pouvez les remettre.",
    moment: (title: string, number: string) => `${title}, moment ${number}`,
    letIn: "Remettre",
    write: "Écrire ce qui a été dit",
    writeLead: "Avec vos mots de ce soir-là. Un champ vide efface ce qui était écrit.",
    written: "Vos mots",
    save: "Garder",
    picture: "En faire une image",
    pictureLead: "Une image de ce moment, à envoyer ou à garder. Les noms s’y lisent.",
    shape: "Format",
    wide: "Large",
    tall: "Haute",
    download: "Enregistrer",
    send: "Envoyer",
    drawn: "L’image de ce moment",
    print: "Imprimer",
    sharing: "Partager",
  },
  {
    album: "The album",
    ofTheEvening: "The album of the evening",
    title: (day) => `The evening of ${day}`,
    undated: "The evening",
    when: (date, host) => capital(host ? `${date}, at ${host}’s` : date),
    at: (hour, minute) => `${hour}:${minute}`,
    summary: (games, people, bots) =>
      `${capital(inWords(games, "en"))} ${few(games, "game", "games")}, ` +
      `${inWords(people, "en")} ${few(people, "person", "people")} around the table` +
      (bots ? ` and ${inWords(bots, "en")} ${few(bots, "bot", "bots")}.` : "."),
    there: "Who was there",
    favourites: "Favourites of the evening",
    liked: (likes) => `${likes} ${few(likes, "heart", "hearts")}`,
    wins: (name, points) => `${name} wins with ${points} ${Math.abs(points) === 1 ? "point" : "points"}`,
    share: (names) => `${names} share the victory`,
    onlyResult: "Of this game the album keeps only the result.",
    totals: "The evening",
    lamps: "one lamp per victory",
    points: (points) => `${points} ${Math.abs(points) === 1 ? "point" : "points"}`,
    victories: (count) => `${count} ${few(count, "victory", "victories")}`,
    empty: "The album is still empty",
    emptyText: "It writes itself at the end of every game.",

    watch: "Watch the evening",
    film: "The film of the evening",
    leaveFilm: "Leave the film",
    play: "Go on",
    pause: "Pause",
    watchAgain: "Watch from the start",
    next: "Next moment",
    previous: "Previous moment",
    sounds: "Sounds",
    cast: "On the television",

    like: "I like it",
    unlike: "I do not like it any more",
    leaveOut: "Leave out of the album",
    leaveOutTitle: "Leave this moment out of the album?",
    leaveOutLead:
      "It is gone for everybody, from the shared link and from files made later. You can let it in again.",
    leaveOutYes: "Leave it out",
    leftOut: "Left out",
    leftOutLead: "Nobody sees these moments in the album. You can let them in again.",
    moment: (title, number) => `${title}, moment ${number}`,
    letIn: "Let in again",
    write: "Write down what was said",
    writeLead: "In your words of that evening. An empty field erases what was written.",
    written: "Your words",
    save: "Keep",
    picture: "Make a picture of it",
    pictureLead: "A picture of this moment, to send or to keep. Names can be read on it.",
    shape: "Shape",
    wide: "Wide",
    tall: "Tall",
    download: "Save",
    send: "Send",
    drawn: "The picture of this moment",
    print: "Print",
    sharing: "Share",
  },
);
