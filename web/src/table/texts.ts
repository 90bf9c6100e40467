// What every game's table says in the same words. People are addressed as "vous"; names come from the players.

import { messages } from "../messages.svelte";
import { plural } from "../typography";

export const t = messages(
  {
    end: "fin de la partie",
    lastRound: "dernier tour",
    you: "vous",
    You: "Vous",
    inTheAudience: ({ others, seated }: { others: number; seated: boolean }) =>
      seated
        ? "Votre place est prête : vous jouez dès que la partie vous laisse entrer."
        : others === 0
          ? "Vous êtes du public."
          : others === 1
            ? "Vous êtes du public, avec une autre personne."
            : `Vous êtes du public, avec ${others} autres.`,
    audience: (people: number) => `Le public, ${people} voix`,
    audienceVotes: (count: number, of: number) => `Le public : ${count} sur ${of}`,
    nothingToDo: "Patience :",
    waitFor: "on attend",
    WaitFor: "On attend",
    WaitForYou: "On vous attend",
    waitForNobody: "la suite arrive.",
    aBot: (name: string) => `${name}\u00a0(bot)`,
    yourBot: "votre bot",
    YourBot: "Votre bot",
    automaticSeat: "en automatique",
    leftSeat: "place quittée",
    absentSeat: "pas là",
    theTable: "La table",
    waitingForNobody: "Tout le monde a fini",
    freeSeat: "libre",
    seats: "Les places, dans l’ordre du tour",
    hand: "Votre main",
    lookedAt: "regardée en grand",
    putBack: "Reposer",
    undescribed: "image sans description",
    slideToPutBack: "glisser pour reposer",
    cardFaceDown: "Carte face cachée",
    coveredWords: (number: number) => `masqué, nº\u00a0${number}`,
    coveredImage: "Image masquée par l’hôte",
    image: (number: number) => `Image ${number}`,
    yours: "la vôtre",
    trueImage: "la vraie",
    ballot: "Bulletins",
    previous: "Précédente",
    next: "Suivante",

    // the talk of the table
    talk: "La conversation",
    noTalk: "Dites un mot à la table.",
    yourWords: "Un mot à la table…",
    say: "Dire",
    openTalk: "Ouvrir la conversation",
    speak: "Prendre la parole",
    foldTalk: "Replier la conversation",
    writes: (names: string, several: boolean) => `${names} ${several ? "écrivent" : "écrit"}…`,
    remarks: (count: number) => `${count} avis`,
    aloud: "Nous parlons de vive voix",
    tip: "Pour une première partie",
    gotIt: "Compris",
    talkClosed: "Motus : pour vous, la conversation rouvrira bientôt.",
    reactions: "Réagir",
    react: { laughter: "Rire", applause: "Applaudir", doubt: "Douter", heart: "Aimer" },

    draftKept: "brouillon gardé",
    draftOnItsWay: "brouillon en route",
    lengthOf: (used: number, most: number) => `${used} sur ${most}`,

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
    wins: (name: string) => `${name} gagne la partie`,
    winTogether: (names: string) => `${names} gagnent ensemble`,
    youWin: "Vous gagnez la partie",
    youWinTogether: (names: string) => `Vous gagnez avec ${names}`,
    nobodyWins: "La partie s’arrête là",
    points: (points: number) => `${points} ${plural(points, "point", "points")}.`,
    tonight: (wins: string) => `Victoires de la soirée : ${wins}.`,
    victories: (wins: number) => `${wins} ${plural(wins, "victoire", "victoires")} ce soir`,
    scores: "Les scores",
    story: "L’histoire de la partie",
    album: "Tout l’album",
    albumTitle: "L’album de la partie",
    lastRoundAgain: "Revoir le tour d’avant",
    whose: "À votre avis, de qui ?",
    whoseHow: "Pour le plaisir : cela ne compte pas, et personne ne le voit.",
    hunches: (right: number, of: number) =>
      right === 0
        ? "Qui a donné quoi : vous ne l’aviez pas deviné."
        : `Qui a donné quoi : vous aviez deviné ${right} fois sur ${of}.`,
    backToTable: "Revenir à la table",
    roundNumber: (number: number) => `Tour ${number}`,
    passedOn: (name: string) => `${name} n’était pas là : le rôle est passé à la personne suivante.`,
    noRounds: "Aucun tour n’a été compté.",
    loadingStory: "L’album s’ouvre…",
    verdict: {
      verified: "Mélange vérifié : c’est bien celui qui était scellé, et votre part y est.",
      not_yours:
        "Mélange scellé avant la donne. Cet écran n’en gardait pas le sceau : gardez la partie pour la vérifier.",
      commitment:
        "Attention : le mélange ouvert n’est pas celui qui était scellé. Gardez la partie comme preuve.",
      part: "Attention : votre part du mélange manque ou a été changée. Gardez la partie comme preuve.",
    },
    withoutPart: (names: string) => `Sans part dans le mélange : ${names}.`,
    botsHaveNoPart: "Les bots n’ont pas de part dans le mélange.",
    keepGame: "Vérifier la donne",
    eveningAlbum: "L’album de la soirée",
    again: "Encore une",
    otherGame: "Un autre jeu",
    hostDecides: (name: string) => `${name} décide de la suite.`,

    // the television
    join: "rejoindre",
    albumOnPhones: "L’album est sur vos téléphones. Encore une partie ?",
    turnSoundOn: "Activer le son",
    soundKey: "touche S",
    soundOn: "Le son est activé : le couper",
    soundOff: "Le son est coupé : l’activer",
  },
  {
    end: "end of the game",
    lastRound: "last round",
    you: "you",
    You: "You",
    inTheAudience: ({ others, seated }) =>
      seated
        ? "Your seat is ready: you play as soon as the game lets you in."
        : others === 0
          ? "You are in the audience."
          : others === 1
            ? "You are in the audience, with one other."
            : `You are in the audience, with ${others} others.`,
    audience: (people) => `The audience, ${people} ${plural(people, "vote", "votes")}`,
    audienceVotes: (count, of) => `The audience: ${count} of ${of}`,
    nothingToDo: "One moment:",
    waitFor: "waiting for",
    WaitFor: "Waiting for",
    WaitForYou: "Waiting for you",
    waitForNobody: "more in a moment.",
    aBot: (name) => `${name}\u00a0(bot)`,
    yourBot: "your bot",
    YourBot: "Your bot",
    automaticSeat: "on automatic",
    leftSeat: "has left",
    absentSeat: "away",
    theTable: "The table",
    waitingForNobody: "Everyone is done",
    freeSeat: "free",
    seats: "The seats, in the order of play",
    hand: "Your hand",
    lookedAt: "shown large",
    putBack: "Put back",
    undescribed: "image without a description",
    slideToPutBack: "slide to put back",
    cardFaceDown: "Card face down",
    coveredWords: (number: number) => `covered, no.\u00a0${number}`,
    coveredImage: "Picture covered by the host",
    image: (number: number) => `Image ${number}`,
    yours: "yours",
    trueImage: "the real one",
    ballot: "Vote cards",
    previous: "Previous",
    next: "Next",

    // the talk of the table
    talk: "The talk",
    noTalk: "Say a word to the table.",
    yourWords: "A word to the table…",
    say: "Say",
    openTalk: "Open the talk",
    speak: "Speak up",
    foldTalk: "Fold the talk away",
    writes: (names, several) => `${names} ${several ? "are" : "is"} writing…`,
    remarks: (count) => `${count} remarks`,
    aloud: "We are talking aloud",
    tip: "For a first game",
    gotIt: "Got it",
    talkClosed: "Not a word: the talk will open to you again soon.",
    reactions: "React",
    react: { laughter: "Laugh", applause: "Applaud", doubt: "Doubt", heart: "Love it" },

    draftKept: "draft kept",
    draftOnItsWay: "keeping the draft",
    lengthOf: (used, most) => `${used} of ${most}`,

    skip: "Skip",
    plus: (points) => `+${points}`,
    pointsWon: (points) => `${points} ${plural(points, "point", "points")} won`,
    voters: (names) => `Votes: ${names}`,
    nextRound: "Next round:",
    goOn: "Continue",
    gameIsOver: "The game is over.",
    seeTheEnd: "See the end",

    wins: (name) => `${name} wins`,
    winTogether: (names) => `${names} win together`,
    youWin: "You win",
    youWinTogether: (names) => `You win with ${names}`,
    nobodyWins: "The game stops here",
    points: (points) => `${points} ${plural(points, "point", "points")}.`,
    victories: (wins) => `${wins} ${plural(wins, "win", "wins")} tonight`,
    tonight: (wins) => `Wins tonight: ${wins}.`,
    scores: "The scores",
    story: "The story of the game",
    album: "The whole album",
    albumTitle: "The album of the game",
    lastRoundAgain: "Look at the last round again",
    whose: "Whose is it, do you think?",
    whoseHow: "For fun: it counts for nothing, and nobody sees it.",
    hunches: (right, of) =>
      right === 0
        ? "Who gave what: you had not guessed it."
        : `Who gave what: you guessed ${right} of ${of}.`,
    backToTable: "Back to the table",
    roundNumber: (number) => `Round ${number}`,
    passedOn: (name) => `${name} was away: the role moved on to the next seat.`,
    noRounds: "No round was counted.",
    loadingStory: "Opening the album…",
    verdict: {
      verified: "Shuffle verified: it is the one that was sealed, and your part is in it.",
      not_yours:
        "The shuffle was sealed before the deal. This screen kept no seal of it: keep the game to verify it.",
      commitment:
        "Warning: the shuffle that was opened is not the one that was sealed. Keep the game as proof.",
      part: "Warning: your part of the shuffle is missing or was changed. Keep the game as proof.",
    },
    withoutPart: (names) => `No part in the shuffle: ${names}.`,
    botsHaveNoPart: "Bots have no part in the shuffle.",
    keepGame: "Check the shuffle",
    eveningAlbum: "The album of the evening",
    again: "Play again",
    otherGame: "Another game",
    hostDecides: (name) => `${name} decides what comes next.`,

    join: "join",
    albumOnPhones: "The album is on your phones. Another one?",
    turnSoundOn: "Turn the sound on",
    soundKey: "key S",
    soundOn: "The sound is on: turn it off",
    soundOff: "The sound is off: turn it on",
  },
);
