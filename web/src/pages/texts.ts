import { messages } from "../messages.svelte";
import { capital, inWords } from "../typography";

const noun = (count: number): string => (count === 1 ? "game" : "games");
const games = (count: number): string => `${inWords(count, "fr")} ${count > 1 ? "jeux" : "jeu"}`;

export const m = messages(
  {
    tagline: (count: number) =>
      `${capital(games(count))} à jouer ce soir, chacun sur son téléphone. Ni compte, ni application.`,
    taglineWide: (count: number) =>
      `${capital(games(count))} à jouer ce soir, chacun sur son téléphone, à distance ou autour d’une table.`,
    awaited: "On vous attend ? Entrez le code du salon",
    salonCode: "Code du salon",
    join: "Rejoindre",
    codeTooShort: "Le code d’un salon a de 4 à 6 lettres.",
    backTo: (code: string) => `Retrouver le salon ${code}`,
    thisIsTv: "Cet écran est un téléviseur",
    tvTitle: "Ce téléviseur attend un salon",
    tvPair: "Sur un téléphone du salon : menu, « Sur un téléviseur », puis ces quatre signes.",
    tvSign: (sign: string) => `Le signe de ce téléviseur : ${[...sign].join(" ")}`,
    tvNoSign: "La maison ne répond pas pour l’instant. On essaie encore…",
    tvScan: "Ou visez ce code, et choisissez votre salon.",
    tvNone: "Pas encore de salon ?",
    tvOpenAt: "Ouvrez-en un sur",
    tvMinutes: "Le signe change toutes les dix minutes.",
    tvByCode: "Entrer plutôt le code du salon",
    tvShow: "Montrer la table",
    pairTitle: "Un salon sur le téléviseur",
    pairLead: (sign: string) => `Le téléviseur qui montre ${sign} attend un salon. Lequel y paraîtra ?`,
    pairShow: (code: string) => `Montrer le salon ${code}`,
    pairOther: "Le code d’un salon",
    pairOne: "Montrer ce salon",
    pairDone: "C’est fait : regardez le téléviseur.",
    chooseGame: "Ou choisissez un jeu",
    players: (least: number, most: number) => `${least} à ${most} personnes`,
    minutes: (minutes: number) => `${minutes} min`,
    soon: "bientôt",
    openSalon: "Ouvrir un salon",
    openSalonOf: (title: string) => `Un salon pour ${title}`,
    openLead: "Vous aurez un code à donner aux autres, et déjà votre place à la table.",
    openAnyLead:
      "Vous aurez un code à donner aux autres, et déjà votre place à la table. Le jeu, vous le choisirez là-bas.",
    tryNow: "Essayer avec des bots",
    laying: "On met la table…",
    yourName: "Votre nom",
    opening: "On ouvre…",
    evening: "Une soirée en trois temps",
    steps: {
      open: "Ouvrez un salon",
      openText: "Un code, un lien, un QR code : de quoi inviter tout le monde.",
      sit: "On vous rejoint",
      sitText: "Un nom, une couleur, et l’on s’assied. Vingt secondes, sans compte.",
      play: "Jouez",
      playText: "Les secrets sur les téléphones, la table sur le téléviseur s’il y en a un.",
    },
    cards: "Nos cartes",
    cardsLead: "Vos photos, vos mots, vos idées, vos invités.",
    cardsIn: (code: string) => `Dans le salon ${code}`,
    cardsInHint: "celui où vous étiez",
    cardsInNew: "Dans un nouveau salon",
    cardsInNewLead:
      "Les cartes vivent dans un salon : vous y jouerez, ou vous les emporterez dans un fichier.",
    openWorkshop: "Ouvrir l’atelier",
    houseClosed: "La maison ne répond pas pour l’instant.",
    rulesWork: "Les règles, elles, se lisent sans réseau.",
    tryAgain: "Réessayer",

    lostTitle: "Cette page n’existe pas",
    lostText: "L’adresse est peut-être incomplète. Le code d’un salon a de 4 à 6 lettres.",
    goHome: "Revenir à l’accueil",

    allRules: "Les règles des jeux",
    rulesLead: "Racontées avec nos mots, règle par règle.",

    aboutTitle: "À propos de Veillée",
    aboutWhat: (count: number) =>
      `Un salon ouvert pour ${games(count)} français d’imagination, de bluff et de votes secrets. On le pose chez soi, sur un ordinateur ou un petit serveur, et l’on y joue à plusieurs, avec ses téléphones, tout près ou très loin.`,
    aboutHow:
      "Personne n’installe rien et personne n’ouvre de compte. Rien n’est chargé depuis un autre site. Un salon oublié s’efface de lui-même, et son hôte peut l’effacer à tout moment.",
    aboutFair: "Un hasard que chacun peut vérifier",
    aboutFairText:
      "Avant chaque partie, le serveur scelle sa part du mélange et chaque navigateur ajoute la sienne. À la fin, tout s’ouvre et votre navigateur compare : l’écran de fin le dit.",
    aboutGames: "Les jeux et leurs auteurs",
    aboutNames:
      "Les noms des jeux appartiennent à leurs auteurs et à leurs éditeurs. Veillée est un projet indépendant, sans lien avec eux. Les règles sont redites avec nos mots, et toutes les cartes que vous voyez ici sont les nôtres. Si un jeu vous plaît, offrez-vous sa boîte.",
    aboutHost: "Héberger chez soi",
    aboutHostText:
      "Une commande, make play, suffit pour jouer à la maison. Le mode d’emploi du projet explique aussi comment l’ouvrir sur Internet.",
    aboutLicence: "Licences",
    aboutLicenceText:
      "Le code est sous licence MIT. Nos cartes sont sous licence CC BY 4.0. Les caractères sont Young Serif, Alegreya et Atkinson Hyperlegible Next, sous licence OFL.",
    version: (version: string) => `Version ${version}`,

    creditsLink: "Qui a dessiné quoi",
    creditsTitle: "Qui a dessiné quoi",
    creditsImages: "Les images",
    creditsOurs: (dreams: number, memories: number, others: number) =>
      `Les ${dreams} rêves, les ${memories} souvenirs et ${others} autres impressions (couvertures, pions, masques, tables, papiers) sortent de la presse du projet : un programme que vous pouvez lire et faire tourner. Chaque forme y a été dessinée ; rien n’est décalqué ni pris ailleurs.`,
    creditsImagesLicence:
      "Vous pouvez les partager et les transformer, même à des fins commerciales, en citant « les contributeurs de Veillée, CC BY 4.0 ».",
    creditsTypefaces: "Les caractères",
    creditsTypefacesText: "Tous trois sous licence SIL Open Font License, servis depuis cette maison.",
  },
  {
    tagline: (count) =>
      `${capital(inWords(count, "en"))} ${noun(count)} to play tonight, everyone on their own phone. No account, nothing to install.`,
    taglineWide: (count) =>
      `${capital(inWords(count, "en"))} ${noun(count)} to play tonight, everyone on their own phone, far apart or around one table.`,
    awaited: "Are you expected? Enter the salon’s code",
    salonCode: "Salon code",
    join: "Join",
    codeTooShort: "A salon’s code has 4 to 6 letters.",
    backTo: (code: string) => `Back to salon ${code}`,
    thisIsTv: "This screen is a television",
    tvTitle: "This television is waiting for a salon",
    tvPair: "On a phone of the salon: menu, “On a television”, then these four signs.",
    tvSign: (sign) => `The sign of this television: ${[...sign].join(" ")}`,
    tvNoSign: "The house is not answering just now. Trying again…",
    tvScan: "Or scan this code, and choose your salon.",
    tvNone: "No salon yet?",
    tvOpenAt: "Open one at",
    tvMinutes: "The sign changes every ten minutes.",
    tvByCode: "Enter the salon’s code instead",
    tvShow: "Show the table",
    pairTitle: "A salon on the television",
    pairLead: (sign) => `The television that shows ${sign} is waiting for a salon. Which one?`,
    pairShow: (code) => `Show salon ${code}`,
    pairOther: "The code of a salon",
    pairOne: "Show this salon",
    pairDone: "Done: look at the television.",
    chooseGame: "Or choose a game",
    players: (least: number, most: number) => `${least} to ${most} players`,
    minutes: (minutes: number) => `${minutes} min`,
    soon: "soon",
    openSalon: "Open a salon",
    openSalonOf: (title: string) => `A salon for ${title}`,
    openLead: "You will get a code to give to the others, and your seat at the table.",
    openAnyLead:
      "You will get a code to give to the others, and your seat at the table. You choose the game there.",
    tryNow: "Try it with bots",
    laying: "Laying the table…",
    yourName: "Your name",
    opening: "Opening…",
    evening: "An evening in three steps",
    steps: {
      open: "Open a salon",
      openText: "A code, a link, a QR code: all it takes to invite everyone.",
      sit: "The others join",
      sitText: "A name, a colour, and they sit down. Twenty seconds, no account.",
      play: "Play",
      playText: "Secrets on the phones, the table on the television if there is one.",
    },
    cards: "Our cards",
    cardsLead: "Your photographs, words, ideas and guests.",
    cardsIn: (code) => `In salon ${code}`,
    cardsInHint: "where you were",
    cardsInNew: "In a new salon",
    cardsInNewLead: "Cards live in a salon: you play there, or carry them away in a file.",
    openWorkshop: "Open the workshop",
    houseClosed: "The house is not answering just now.",
    rulesWork: "The rules can be read without a network.",
    tryAgain: "Try again",

    lostTitle: "This page does not exist",
    lostText: "The address may be incomplete. A salon’s code has 4 to 6 letters.",
    goHome: "Back home",

    allRules: "The rules of the games",
    rulesLead: "In our own words, rule by rule.",

    aboutTitle: "About Veillée",
    aboutWhat: (count) =>
      `An open salon for ${inWords(count, "en")} French ${noun(count)} of imagination, bluff and secret votes. You set it up at home, on a laptop or a small server, and play together with your phones, close by or far away.`,
    aboutHow:
      "Nobody installs anything, nobody makes an account. Nothing is loaded from another site. A forgotten salon disappears by itself, and its host can delete it at any time.",
    aboutFair: "Chance that everyone can check",
    aboutFairText:
      "Before each game the server seals its part of the shuffle and every browser adds its own. At the end everything is opened and your browser compares: the last screen tells you.",
    aboutGames: "The games and their authors",
    aboutNames:
      "The names of the games belong to their authors and publishers. Veillée is an independent project, not affiliated with them. The rules are retold in our own words, and every card you see here is our own. If you like a game, treat yourself to its box.",
    aboutHost: "Host it yourself",
    aboutHostText:
      "One command, make play, is enough to play at home. The project’s manual also explains how to open it to the Internet.",
    aboutLicence: "Licences",
    aboutLicenceText:
      "The code is under the MIT licence. Our cards are under CC BY 4.0. The typefaces are Young Serif, Alegreya and Atkinson Hyperlegible Next, under the OFL.",
    version: (version: string) => `Version ${version}`,

    creditsLink: "Who drew what",
    creditsTitle: "Who drew what",
    creditsImages: "The images",
    creditsOurs: (dreams: number, memories: number, others: number) =>
      `The ${dreams} dreams, the ${memories} memories and ${others} other prints (covers, pawns, masks, tables, papers) come from the project’s own press: a program that you can read and run. Every shape was drawn in it; nothing is traced or taken from elsewhere.`,
    creditsImagesLicence:
      "You may share and change them, even commercially, with the credit “Veillée contributors, CC BY 4.0”.",
    creditsTypefaces: "The typefaces",
    creditsTypefacesText: "All three under the SIL Open Font License, served from this house.",
  },
);
