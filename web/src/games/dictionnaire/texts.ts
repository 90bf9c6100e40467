// What the table of Le Jeu du Dictionnaire says. People are addressed as "vous"; names come from the players.

import { messages } from "../../messages.svelte";
import { of } from "../../typography";

const COUNT = {
  fr: ["aucune", "une", "deux", "trois", "quatre", "cinq", "six"],
  en: ["no", "one", "two", "three", "four", "five", "six"],
} as const;
const HOW_MANY = {
  fr: ["aucun", "un", "deux", "trois"],
  en: ["none", "one", "two", "three"],
} as const;

export const m = messages(
  {
    title: "Le Dictionnaire",
    round: (number: number) => `tour ${number}`,
    roundOf: (number: number, name: string) => `tour ${number}, mené par ${name}`,
    laurels: "Le chemin des lauriers",
    leaf: (leaf: number, of: number) => (leaf >= of ? "au Diplôme" : `feuille ${leaf} sur ${of}`),
    onLeaf: (name: string, leaf: string) => `${name} : ${leaf}`,

    // a word
    youRead: "À vous de mener le jeu",
    takeACard: "Prenez une carte dans l’une des deux boîtes.",
    boxes: "Les deux boîtes",
    box: (number: number) => `Boîte ${number}`,
    cardsLeft: (count: number) => (count > 1 ? `${count} cartes` : count === 1 ? "une carte" : "vide"),
    chooseAWord: "Choisissez un mot",
    onlyForYou: "Ces définitions ne sont que pour vos yeux.",
    theCard: "La carte",
    touchAWord: "Touchez le mot que vous donnerez.",
    giveWord: (word: string) => `Donner « ${word} »`,
    isChoosing: (name: string) => `${name} choisit un mot`,
    isChoosingHow: "Puis chacun en invente le sens.",
    saidBy: (name: string) => `dit ${name}`,
    saidByYou: "choisi par vous",

    // writing
    yourDefinition: "Votre définition",
    placeholder: "Comme dans un dictionnaire…",
    advised: "Trois minutes, c’est un conseil.",
    advisedOver: "Les trois minutes conseillées sont passées.",
    enforced: "Au bout du temps, votre brouillon est pris tel quel.",
    note: { handIn: "Rendre ma définition", takeBack: "La reprendre", leaveIt: "La laisser ainsi" },
    handedIn: "Rendue.",
    handedInHow: "Vous pouvez la reprendre tant que tout le monde n’a pas fini.",
    whoWrites: "Qui a rendu sa définition",
    hasWritten: "a rendu",
    writes: "écrit",
    sitsOut: "Vous avez laissé passer votre tour de mener : vous écrirez au prochain.",
    chatClosed: "Vous menez : la conversation vous est fermée jusqu’au décompte.",

    // the desk
    yourDesk: "Votre pupitre",
    nobodySees: "Personne d’autre ne voit votre pupitre.",
    tidy: "Uniformiser",
    untidy: "Textes d’origine",
    merge: "Réunir",
    chooseTwo: "Touchez deux feuilles qui veulent dire la même chose.",
    chooseOneMore: "Et l’autre ?",
    stopMerging: "Ne rien réunir",
    readAsOne: "Lire comme une seule",
    whichWords: "Quels mots lire ?",
    mergeLead: "Chaque personne marque tous ses points.",
    real: "la vraie définition",
    realAmong: "la vraie définition est dans cette pile",
    mergedSheets: (count: number) =>
      `${count === 2 ? "Deux" : count === 3 ? "Trois" : count} feuilles réunies, lues une seule fois.`,
    part: "Séparer",
    readTheseWords: "Lire plutôt ces mots",
    touchedUp: "Retouché :",
    touchUp: (text: string) => `Retoucher « ${text} »`,
    wordsToRead: "Le texte qui sera lu",
    putOriginalBack: "Remettre l’original",
    cancel: "Annuler",
    keepEdit: "Garder",
    move: (text: string) => `Déplacer « ${text} »`,
    moveHow: "Flèches haut et bas pour déplacer",
    moveUp: "Plus tôt",
    moveDown: "Plus tard",
    movedTo: (place: number, all: number) => `Place ${place} sur ${all}`,
    alike: (text: string) => `Proche de « ${text} »`,
    alikeMerge: "Les réunir",
    alikeNo: "Non",
    twins: "Deux feuilles disent la même chose : il faut les réunir, ou en retoucher une.",
    readThem: (count: number) => (count > 1 ? `Lire les ${count} définitions` : "Lire la seule définition"),
    iRead: "Je lis",
    voiceReads: "La voix lit",
    atOnce: "Tout d’un coup",
    isSorting: (name: string) => `${name} prépare la lecture`,
    youSort: "À vous de préparer la lecture.",
    isSortingHow: "Toutes les feuilles sont derrière l’écran, avec la vraie.",

    // the reading
    readOut: "À vous de lire",
    readOutHow: "Sans hésiter, sans commenter. Ce que vous lisez paraît sur tous les écrans.",
    readsOne: (name: string, number: number, all: number) => `${name} lit la définition ${number} sur ${all}`,
    youReadOne: (number: number, all: number) => `Vous lisez la définition ${number} sur ${all}`,
    nextOne: "Définition suivante",
    openVote: "Ouvrir le vote",
    listen: "Jetons et votes après la dernière.",
    notYetRead: "pas encore lue",
    stopVoice: "Arrêter la voix",
    noVoice: {
      fr: "Ce navigateur n’a pas de voix française.",
      en: "Ce navigateur n’a pas de voix anglaise.",
    },

    // the vote
    definitions: "Les définitions",
    definition: (letter: string) => `Définition ${letter}`,
    definitionIs: (letter: string, text: string) => `Définition ${letter} : ${text}`,
    whichIsReal: "Laquelle est la vraie ?",
    vote: {
      choose: "Touchez la définition que vous croyez vraie.",
      cast: (letter: string) => `Voter ${letter}`,
      given: (letter: string) => `Vous avez voté ${letter}.`,
      change: "Changer mon vote",
      keep: (letter: string) => `Garder ${letter}`,
    },
    voteStaked: (letter: string) => `Voter ${letter}, avec un jeton`,
    notYourVote: "Vous n’avez pas écrit ce tour-ci : les autres votent.",
    stake: "Miser un jeton ?",
    stakeIt: "Miser",
    stakeHow: (left: number) =>
      left === 0
        ? "Vos points de ce tour comptent double. Une fois posé, il est dépensé : c’est le dernier."
        : `Vos points de ce tour comptent double. Une fois posé, il est dépensé : il vous en restera ${HOW_MANY.fr[left] ?? left}.`,
    staked: "Votre jeton est posé.",
    stakedHow: (left: number) =>
      left === 0
        ? "Vos points de ce tour comptent double. Il ne vous reste aucun jeton."
        : `Vos points de ce tour comptent double. Il vous en reste ${HOW_MANY.fr[left] ?? left}.`,
    lastCall: "Tous les votes sont là. Un jeton avant le décompte ?",
    lastCallHow: "Sans réponse, on compte.",
    keepTokens: "Non, compter",
    noToken: "Vous avez dépensé vos trois jetons.",
    stakedBy: (names: string, several: boolean) =>
      several ? `${names} misent un jeton.` : `${names} mise un jeton.`,

    // the reader, while the others vote
    theyVote: "Les autres votent",
    theyVoteHow: "On vous en redemande une ? Touchez sa feuille : elle s’éclaire sur tous les écrans.",
    lightUp: (letter: string, text: string) => `Éclairer ${letter} : ${text}`,
    readAgain: "Relire à voix haute",

    // the count
    counting: "Qui a écrit quoi ?",
    andTheReal: "Et la vraie…",
    result: {
      youFound: (letter: string) => `C’était ${letter}, et vous l’avez trouvée.`,
      it: (letter: string) => `C’était ${letter}.`,
      nobody: (letter: string) => `C’était ${letter}, et personne ne l’a trouvée.`,
      everyone: (letter: string) => `C’était ${letter}, et tout le monde l’a trouvée.`,
      onlyOne: "Une seule définition : tous la partagent.",
      nobodyVoted: (letter: string) => `C’était ${letter}. Personne n’a voté.`,
    },
    foundBy: (names: string, several: boolean) =>
      several ? `${names} l’ont trouvée.` : `${names} l’a trouvée.`,
    alsoFound: (names: string, several: boolean) =>
      several ? `${names} aussi l’ont trouvée.` : `${names} aussi l’a trouvée.`,
    aloneFound: "Personne d’autre ne l’a trouvée.",
    theReal: "la vraie",
    alsoBy: (names: string) => `écrite aussi par ${names}`,
    wroteFirst: (name: string) => `${name} avait écrit :`,
    youWroteFirst: "Vous aviez écrit :",
    onTheCard: "Sur la carte :",
    points: "Les points de ce tour",
    reason: {
      found: "a trouvé",
      youFound: "avez trouvé",
      votes: (count: number) => `${COUNT.fr[count] ?? count} voix`,
      misled: (count: number) =>
        count === 0
          ? "mène, tous ont trouvé"
          : `mène, ${COUNT.fr[count] ?? count} ${count > 1 ? "erreurs" : "erreur"}`,
      youMisled: (count: number) =>
        count === 0
          ? "menez, tous ont trouvé"
          : `menez, ${COUNT.fr[count] ?? count} ${count > 1 ? "erreurs" : "erreur"}`,
      abstained: "sans vote",
      staked: "jeton",
      away: "n’était pas là pour mener",
      youAway: "n’étiez pas là pour mener",
    },
    unread: (name: string) =>
      `${name} n’était pas là : les feuilles ont été montrées telles quelles, et mener n’a rien rapporté.`,
    youUnread:
      "Vous n’étiez pas là : les feuilles ont été montrées telles quelles, et mener n’a rien rapporté.",
    doubles: (name: string, points: number) => `${name} double avec son jeton : +${points}.`,
    youDouble: (points: number) => `Vous doublez avec votre jeton : +${points}.`,
    stakedForNothing: (name: string) => `Le jeton ${of(name)} n’a rien doublé.`,
    youStakedForNothing: "Votre jeton n’a rien doublé.",
    noPoints: "Personne ne marque.",
    youReadNext: "c’est à vous de mener.",
    readsNext: (name: string) => `c’est ${name} qui mène.`,
    thenReads: (name: string) => `Ensuite, c’est ${name} qui mène.`,
    wordIsThere: "Le prochain mot est là.",
    theyRead: "La lecture commence.",

    // the end
    diplomaTitle: "Diplôme",
    awardedTo: "décerné à",
    forArt: "pour l’art de donner un sens aux mots qui n’en demandaient pas",
    reasonEnd: {
      diploma: "Le bout du chemin est atteint.",
      words: "Il n’y a plus de mots dans les boîtes.",
      stopped: "La table s’est arrêtée là.",
    },
    tieBroken: (arrived: string) =>
      `Au Diplôme dans le même tour : ${arrived}. Qui a dépensé le moins de jetons l’emporte.`,
    tokensSpent: (count: number) =>
      count > 1 ? `${count} jetons dépensés` : count === 1 ? "un jeton dépensé" : "aucun jeton dépensé",
    best: "Les plus belles inventions",
    believedBy: (count: number) =>
      count > 1 ? `${COUNT.fr[count] ?? count} y ont cru` : "quelqu’un y a cru",
    words: "Les mots de la partie",
    foundIt: (count: number) =>
      count === 0
        ? "personne ne l’a trouvé"
        : `${COUNT.fr[count] ?? count} ${count > 1 ? "personnes l’ont trouvé" : "personne l’a trouvé"}`,
    voidRound: "Personne n’a écrit de définition.",

    // the television
    writing: "Chacun invente une définition.",
  },
  {
    title: "Le Dictionnaire",
    round: (number) => `round ${number}`,
    roundOf: (number, name) => `round ${number}, ${name} reads`,
    laurels: "The laurel track",
    leaf: (leaf, of) => (leaf >= of ? "at the Diploma" : `leaf ${leaf} of ${of}`),
    onLeaf: (name, leaf) => `${name}: ${leaf}`,

    youRead: "You are the reader",
    takeACard: "Take a card from one of the two boxes.",
    boxes: "The two boxes",
    box: (number) => `Box ${number}`,
    cardsLeft: (count) => (count > 1 ? `${count} cards` : count === 1 ? "one card" : "empty"),
    chooseAWord: "Choose a word",
    onlyForYou: "These definitions are for your eyes only.",
    theCard: "The card",
    touchAWord: "Touch the word you will give.",
    giveWord: (word) => `Give “${word}”`,
    isChoosing: (name) => `${name} is choosing a word`,
    isChoosingHow: "Then everyone invents what it means.",
    saidBy: (name) => `said by ${name}`,
    saidByYou: "chosen by you",

    yourDefinition: "Your definition",
    placeholder: "As in a dictionary…",
    advised: "Three minutes, as a guide.",
    advisedOver: "The suggested three minutes are over.",
    enforced: "When time is up, your draft is taken as it stands.",
    note: { handIn: "Hand in my definition", takeBack: "Take it back", leaveIt: "Leave it as it is" },
    handedIn: "Handed in.",
    handedInHow: "You can take it back until everyone is done.",
    whoWrites: "Who has handed in a definition",
    hasWritten: "handed in",
    writes: "writing",
    sitsOut: "You let your turn to read go by: you will write in the next round.",
    chatClosed: "You are the reader: the talk is closed to you until the count.",

    yourDesk: "Your desk",
    nobodySees: "Nobody else sees your desk.",
    tidy: "Make uniform",
    untidy: "Original texts",
    merge: "Merge",
    chooseTwo: "Touch two sheets that mean the same thing.",
    chooseOneMore: "And the other one?",
    stopMerging: "Merge nothing",
    readAsOne: "Read as one",
    whichWords: "Which words are read?",
    mergeLead: "Everyone who wrote it scores all their points.",
    real: "the real definition",
    realAmong: "the real definition is in this pile",
    mergedSheets: (count) =>
      `${count === 2 ? "Two" : count === 3 ? "Three" : count} sheets merged, read only once.`,
    part: "Separate",
    readTheseWords: "Read these words instead",
    touchedUp: "Touched up:",
    touchUp: (text) => `Touch up “${text}”`,
    wordsToRead: "The words that will be read",
    putOriginalBack: "Put the original back",
    cancel: "Cancel",
    keepEdit: "Keep",
    move: (text) => `Move “${text}”`,
    moveHow: "Up and down arrows to move",
    moveUp: "Earlier",
    moveDown: "Later",
    movedTo: (place, all) => `Place ${place} of ${all}`,
    alike: (text) => `Close to “${text}”`,
    alikeMerge: "Merge them",
    alikeNo: "No",
    twins: "Two sheets say the same thing: merge them, or touch one of them up.",
    readThem: (count) => (count > 1 ? `Read the ${count} definitions` : "Read the only definition"),
    iRead: "I read",
    voiceReads: "The voice reads",
    atOnce: "All at once",
    isSorting: (name) => `${name} is preparing the reading`,
    youSort: "Prepare the reading.",
    isSortingHow: "All the sheets are behind the screen, the real one among them.",

    readOut: "Your turn to read",
    readOutHow: "No hesitation, no comment. What you read appears on every screen.",
    readsOne: (name, number, all) => `${name} is reading definition ${number} of ${all}`,
    youReadOne: (number, all) => `You are reading definition ${number} of ${all}`,
    nextOne: "Next definition",
    openVote: "Open the vote",
    listen: "Tokens and votes come after the last one.",
    notYetRead: "not read yet",
    stopVoice: "Stop the voice",
    noVoice: {
      fr: "This browser has no French voice.",
      en: "This browser has no English voice.",
    },

    definitions: "The definitions",
    definition: (letter) => `Definition ${letter}`,
    definitionIs: (letter, text) => `Definition ${letter}: ${text}`,
    whichIsReal: "Which one is real?",
    vote: {
      choose: "Touch the definition you believe.",
      cast: (letter) => `Vote ${letter}`,
      given: (letter) => `You voted ${letter}.`,
      change: "Change my vote",
      keep: (letter) => `Keep ${letter}`,
    },
    voteStaked: (letter) => `Vote ${letter}, with a token`,
    notYourVote: "You did not write in this round: the others are voting.",
    stake: "Stake a token?",
    stakeIt: "Stake",
    stakeHow: (left) =>
      left === 0
        ? "Your points this round count double. Once laid down, it is spent: it is your last one."
        : `Your points this round count double. Once laid down, it is spent: you will have ${HOW_MANY.en[left] ?? left} left.`,
    staked: "Your token is on the table.",
    stakedHow: (left) => `Your points this round count double. You have ${HOW_MANY.en[left] ?? left} left.`,
    lastCall: "All votes are in. A token before the count?",
    lastCallHow: "If nobody says anything, we count.",
    keepTokens: "No, count",
    noToken: "You have spent your three tokens.",
    stakedBy: (names, several) => (several ? `${names} stake a token.` : `${names} stakes a token.`),

    theyVote: "The others are voting",
    theyVoteHow: "Asked to read one again? Touch it: it lights up on every screen.",
    lightUp: (letter, text) => `Light up ${letter}: ${text}`,
    readAgain: "Read aloud again",

    counting: "Who wrote what?",
    andTheReal: "And the real one…",
    result: {
      youFound: (letter) => `It was ${letter}, and you found it.`,
      it: (letter) => `It was ${letter}.`,
      nobody: (letter) => `It was ${letter}, and nobody found it.`,
      everyone: (letter) => `It was ${letter}, and everyone found it.`,
      onlyOne: "A single definition: everyone shares it.",
      nobodyVoted: (letter) => `It was ${letter}. Nobody voted.`,
    },
    foundBy: (names, _several) => `${names} found it.`,
    alsoFound: (names, _several) => `So did ${names}.`,
    aloneFound: "Nobody else found it.",
    theReal: "the real one",
    alsoBy: (names) => `also written by ${names}`,
    wroteFirst: (name) => `${name} had written:`,
    youWroteFirst: "You had written:",
    onTheCard: "On the card:",
    points: "The points of this round",
    reason: {
      found: "found it",
      youFound: "found it",
      votes: (count) => `${COUNT.en[count] ?? count} ${count === 1 ? "vote" : "votes"}`,
      misled: (count) =>
        count === 0 ? "reader, everyone found it" : `reader, ${COUNT.en[count] ?? count} misled`,
      youMisled: (count) =>
        count === 0 ? "reader, everyone found it" : `reader, ${COUNT.en[count] ?? count} misled`,
      abstained: "no vote",
      staked: "token",
      away: "was not there to read",
      youAway: "were not there to read",
    },
    unread: (name) => `${name} was away: the sheets were shown as they were, and reading brought no points.`,
    youUnread: "You were away: the sheets were shown as they were, and reading brought no points.",
    doubles: (name, points) => `${name} doubles with a token: +${points}.`,
    youDouble: (points) => `You double with your token: +${points}.`,
    stakedForNothing: (name) => `${name}’s token doubled nothing.`,
    youStakedForNothing: "Your token doubled nothing.",
    noPoints: "Nobody scores.",
    youReadNext: "you are the reader.",
    readsNext: (name) => `${name} is the reader.`,
    thenReads: (name) => `Next, ${name} is the reader.`,
    wordIsThere: "The next word is here.",
    theyRead: "The reading begins.",

    diplomaTitle: "Diploma",
    awardedTo: "awarded to",
    forArt: "for the art of giving a meaning to words that never asked for one",
    reasonEnd: {
      diploma: "The end of the track has been reached.",
      words: "There are no words left in the boxes.",
      stopped: "The table stopped there.",
    },
    tieBroken: (arrived) =>
      `At the Diploma in the same round: ${arrived}. Whoever spent the fewest tokens wins.`,
    tokensSpent: (count) =>
      count > 1 ? `${count} tokens spent` : count === 1 ? "one token spent" : "no token spent",
    best: "The finest inventions",
    believedBy: (count) => (count > 1 ? `${COUNT.en[count] ?? count} believed it` : "one person believed it"),
    words: "The words of the game",
    foundIt: (count) => (count === 0 ? "nobody found it" : `${COUNT.en[count] ?? count} found it`),
    voidRound: "Nobody wrote a definition.",

    writing: "Everyone invents a definition.",
  },
);
