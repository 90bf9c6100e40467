// What every game's table says in the same words. People are addressed as "vous"; names come from the players.

import { messages } from "../messages.svelte";

const plural = (count: number, one: string, many: string) => (Math.abs(count) > 1 ? many : one);

export const t = messages(
  {
    end: "fin de la partie",
    you: "vous",
    You: "Vous",
    watching: "Vous regardez la partie.",
    nothingToDo: "Rien à faire :",
    waitFor: "on attend",
    WaitFor: "On attend",
    waitForNobody: "la suite arrive.",
    aBot: (name: string) => `${name} (bot)`,
    yourBot: "votre bot",
    YourBot: "Votre bot",
    automaticSeat: "en automatique",
    leftSeat: "place quittée",
    absentSeat: "absent de l’écran",
    theTable: "La table",

    // the reveal
    skip: "Passer",
    plus: (points: number) => `+${points}`,
    pointsWon: (points: number) => `${points} ${plural(points, "point gagné", "points gagnés")}`,
    voters: (names: string) => `Voix : ${names}`,
    nextRound: "Tour suivant :",
    goOn: "Continuer",
    gameIsOver: "La partie est finie.",
    seeTheEnd: "Voir la fin",

    // the end
    wins: (name: string) => `${name} gagne la veillée`,
    winTogether: (names: string) => `${names} gagnent ensemble`,
    youWin: "Vous gagnez la veillée",
    youWinTogether: (names: string) => `Vous gagnez avec ${names}`,
    nobodyWins: "La partie s’arrête là",
    points: (points: number) => `${points} ${plural(points, "point", "points")}.`,
    tonight: (wins: string) => `Victoires de la soirée : ${wins}.`,
    scores: "Les scores",
    story: "L’histoire de la partie",
    album: "Tout l’album",
    albumTitle: "L’album de la partie",
    roundNumber: (number: number) => `Tour ${number}`,
    passedOn: (name: string) => `${name} n’était pas là : le rôle a passé à la place suivante.`,
    noRounds: "Aucun tour n’a été compté.",
    loadingStory: "L’album s’ouvre…",
    verdict: {
      verified: "Mélange vérifié : la graine annoncée est bien celle qui a servi, et votre part y est.",
      not_yours:
        "Mélange scellé avant la donne. Cet écran n’en gardait pas l’empreinte : gardez la partie pour la vérifier.",
      commitment:
        "Attention : la graine ouverte n’est pas celle qui avait été annoncée. Gardez la partie comme preuve.",
      part: "Attention : votre part du mélange manque ou a été changée. Gardez la partie comme preuve.",
    },
    withoutPart: (names: string) => `Sans part de leur navigateur dans le mélange : ${names}.`,
    botsHaveNoPart: "Les bots n’ont pas de part dans le mélange.",
    keepGame: "Garder la partie",
    again: "Encore une",
    otherGame: "Un autre jeu",
    hostDecides: (name: string) => `${name} décide de la suite.`,

    // the lobby

    // the television
    join: "rejoindre",
  },
  {
    end: "end of the game",
    you: "you",
    You: "You",
    watching: "You are watching the game.",
    nothingToDo: "Nothing to do:",
    waitFor: "waiting for",
    WaitFor: "Waiting for",
    waitForNobody: "more in a moment.",
    aBot: (name) => `${name} (bot)`,
    yourBot: "your bot",
    YourBot: "Your bot",
    automaticSeat: "on automatic",
    leftSeat: "seat left",
    absentSeat: "away from the screen",
    theTable: "The table",

    skip: "Skip",
    plus: (points) => `+${points}`,
    pointsWon: (points) => `${points} ${points === 1 ? "point" : "points"} won`,
    voters: (names) => `Votes: ${names}`,
    nextRound: "Next round:",
    goOn: "Go on",
    gameIsOver: "The game is over.",
    seeTheEnd: "See the end",

    wins: (name) => `${name} wins the evening`,
    winTogether: (names) => `${names} win together`,
    youWin: "You win the evening",
    youWinTogether: (names) => `You win with ${names}`,
    nobodyWins: "The game stops here",
    points: (points) => `${points} ${points === 1 ? "point" : "points"}.`,
    tonight: (wins) => `Wins tonight: ${wins}.`,
    scores: "The scores",
    story: "The story of the game",
    album: "The whole album",
    albumTitle: "The album of the game",
    roundNumber: (number) => `Round ${number}`,
    passedOn: (name) => `${name} was away: the role moved on to the next seat.`,
    noRounds: "No round was counted.",
    loadingStory: "Opening the album…",
    verdict: {
      verified: "Shuffle verified: the seed announced is the one that was used, and your part is in it.",
      not_yours:
        "The shuffle was sealed before the deal. This screen kept no print of it: keep the game to verify it.",
      commitment: "Warning: the seed opened now is not the one announced. Keep the game as proof.",
      part: "Warning: your part of the shuffle is missing or was changed. Keep the game as proof.",
    },
    withoutPart: (names) => `No part of the shuffle from the browser of: ${names}.`,
    botsHaveNoPart: "Bots have no part in the shuffle.",
    keepGame: "Keep the game",
    again: "Another one",
    otherGame: "Another game",
    hostDecides: (name) => `${name} decides what comes next.`,

    join: "join",
  },
);
