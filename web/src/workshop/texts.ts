import { messages } from "../messages.svelte";
import { settings, type Language } from "../settings.svelte";
import { capital, inWords, joinNames, of, quote } from "../typography";
import type { CARD_SIZES, PAPERS } from "./paper";

type Kind = "images" | "words" | "ideas" | "guests";
type Nouns = Record<Kind | "cards", string>;

const isKind = (kind: string): kind is Kind => ["images", "words", "ideas", "guests"].includes(kind);
/** A kind that a new game brought with it is spoken of as cards. */
const named = (nouns: Nouns, kind: string): string => nouns[isKind(kind) ? kind : "cards"];

const FR: Nouns = { images: "image", words: "mot", ideas: "idée", guests: "invité", cards: "carte" };
const EN: Nouns = { images: "image", words: "word", ideas: "idea", guests: "guest", cards: "card" };
const TABS_FR: Nouns = {
  images: "Images",
  words: "Mots",
  ideas: "Idées",
  guests: "Invités",
  cards: "Cartes",
};
const TABS_EN: Nouns = { images: "Images", words: "Words", ideas: "Ideas", guests: "Guests", cards: "Cards" };
const isHe = (kind: string): boolean => kind === "words" || kind === "guests";

const fr = (count: number, kind: string): string => {
  const noun = named(FR, kind);
  const nouns = count > 1 ? `${noun}s` : noun;
  return `${count} ${nouns}`;
};
const en = (count: number, kind: string): string => {
  const noun = named(EN, kind);
  const nouns = count === 1 ? noun : `${noun}s`;
  return `${count} ${nouns}`;
};
const list = (names: readonly string[]): string => joinNames(names, settings.language);

const inLetters = (number: number, language: Language): string =>
  number === 20 ? { fr: "vingt", en: "twenty" }[language] : inWords(number, language);

type Part = readonly [part: number, of: number] | "few" | "all";

export const m = messages(
  {
    title: "Nos cartes",
    lead: "Vos photos, vos mots, vos idées, vos invités.",
    back: "Revenir au salon",
    tabs: "Sortes de cartes",
    tab: (kind: string) => named(TABS_FR, kind),
    counted: fr,
    forGames: (titles: readonly string[]) => `pour ${list(titles)}`,
    deckName: (kind: string) =>
      named(
        {
          images: "Chez nous",
          words: "Mots de chez nous",
          ideas: "Nos idées",
          guests: "Nos invités",
          cards: "Nos cartes",
        },
        kind,
      ),
    unnamed: "Sans nom",

    // A deck
    madeBy: (name: string) => `par ${name}`,
    decks: "Jeux de cartes",
    rename: "Renommer",
    about: "Ce jeu de cartes",
    anotherDeck: "Un autre jeu",
    newDeck: "Un nouveau jeu de cartes",
    newDeckLead: "Tout le monde dans ce salon pourra y mettre des cartes.",
    makeDeck: "Commencer ce jeu",
    deckNameField: "Son nom",
    languageField: "Sa langue",
    language: { fr: "français", en: "anglais", any: "toutes les langues" },
    authorField: "Qui l’a fait ?",
    authorHint: "Pour que l’on sache qui remercier, quand le jeu voyage.",
    beforeLeaving: "Avant qu’il ne voyage : qui l’a fait, et qui peut s’en servir ?",
    licenceField: "Qui peut s’en servir ?",
    licences: {
      "": "On ne l’a pas dit",
      private: "Seulement nous",
      "CC BY 4.0": "Tout le monde, en nous citant (CC BY 4.0)",
      "CC BY-SA 4.0": "Tout le monde, aux mêmes conditions (CC BY-SA 4.0)",
      "CC0 1.0": "Tout le monde, sans condition (CC0 1.0)",
    } as Record<string, string>,
    cameFrom: "D’où il vient",
    notYours: (name: string) =>
      `C’est ${name} qui tient ce jeu : à cette personne de le changer, ou à l’hôte.`,
    save: "Enregistrer",
    removeDeck: "Retirer ce jeu de cartes",
    removeTitle: (name: string) => `Retirer ${quote(name, "fr")} ?`,
    removeLead: (count: number, kind: string) =>
      count === 0
        ? "Le jeu est vide : rien d’autre ne disparaît."
        : `${capital(fr(count, kind))} ${count > 1 ? "disparaissent" : "disparaît"} de ce salon, pour tout le monde. Les parties déjà jouées restent dans l’album.`,
    remove: "Retirer",

    // Cards
    add: (kind: string) =>
      named(
        {
          images: "Ajouter des images",
          words: "Ajouter ce mot",
          ideas: "Ajouter cette idée",
          guests: "Ajouter cet invité",
          cards: "Ajouter cette carte",
        },
        kind,
      ),
    addTile: "Ajouter",
    draw: "Dessiner",
    camera: "Prendre une photo",
    dropHere: "Lâchez ici",
    dropHint:
      "Glissez des fichiers ici, ou collez une image. Les photos sont recadrées et ne quittent pas votre serveur.",
    none: (kind: string) =>
      named(
        {
          images: "Vos photos, vos dessins : ils se mêlent aux images de la maison.",
          words: "Les mots de la classe, du village, de la famille : le reste de la table inventera le sens.",
          ideas: "Cinq mots par carte, à faire deviner avec des souvenirs.",
          guests: "Amis, voisines, personnages : ils viennent dîner avec les autres.",
          cards: "Les cartes que vous écrivez ici se mêlent à celles de la maison.",
        },
        kind,
      ),
    byOther: (name: string) => `par ${name}`,
    hiddenImage: (name: string) => `Une image ${of(name)}, cachée`,
    hideOthers: "Ne pas voir les images des autres",
    hideOthersHint: "Pour la surprise : vous n’en voyez que le dos.",
    tear: (name: string) => `Déchirer ${quote(name, "fr")}`,
    tearTitle: (name: string) => `Déchirer ${quote(name, "fr")} ?`,
    tearLead: "La carte disparaît de ce salon, pour tout le monde.",
    tearIt: "Déchirer",
    edit: (name: string) => `Changer ${quote(name, "fr")}`,
    editTitle: "Changer cette carte",
    image: "Cette image",
    todo: (count: number) =>
      count === 1
        ? "Une image attend son texte, pour qui ne la voit pas."
        : `${count} images attendent leur texte, pour qui ne les voit pas.`,
    describe: "Dire ce que l’on voit",
    whatIsSeen: "Que voit-on ?",
    whatIsSeenHint: "Lu à haute voix à qui ne voit pas l’image.",
    writtenSoFar: (kind: string) => `${named(TABS_FR, kind)} déjà là`,
    fix: "Corriger",
    fixed: (text: string) => `Corriger en ${quote(text, "fr")}`,
    otherFiles: "Rien à prendre ici : il faut des images, ou un jeu de cartes .veillee.",

    // A table from a spreadsheet
    paste: "Coller un tableau",
    table: "Un tableau",
    pasteLead:
      "Copiez des lignes d’un tableur ou d’une liste et collez-les ici, ou ouvrez un fichier CSV. Une carte par ligne ; entre ses parties, une tabulation, « ; », « : » ou un tiret.",
    pasteField: "Les lignes",
    pasteExample: "Par exemple :",
    openTable: "Ouvrir un fichier CSV",
    parted: {
      "\t": "Les tabulations séparent.",
      ";": "Le signe « ; » sépare.",
      ",": "La virgule sépare.",
      ":": "Le premier « : » de chaque ligne sépare.",
      "-": "Le premier tiret de chaque ligne sépare.",
    },
    understood: (count: number, kind: string) =>
      count === 0 ? "Rien n’est encore compris." : `Compris : ${fr(count, kind)}.`,
    notUnderstood: (count: number) =>
      count > 1 ? `${count} lignes sont laissées de côté :` : "Une ligne est laissée de côté :",
    doubles: (count: number) =>
      count > 1
        ? `${count} cartes y sont déjà : elles ne viennent pas deux fois.`
        : "Une carte y est déjà : elle ne vient pas deux fois.",
    andMore: (count: number) => (count > 1 ? `et ${count} autres` : "et une autre"),
    addAll: (count: number, kind: string) => `Ajouter ${fr(count, kind)}`,
    sending: (done: number, all: number) => `${done} sur ${all}…`,
    sent: (count: number, kind: string) =>
      `${capital(fr(count, kind))} ${count > 1 ? (isHe(kind) ? "ajoutés" : "ajoutées") : isHe(kind) ? "ajouté" : "ajoutée"}.`,

    // The next game
    nextGame: "La prochaine partie",
    nextGameOf: (title: string, mix: string) => `${title} : ${mix}`,
    cards: (names: readonly string[], mix: string) => `Cartes : ${list(names)}, ${mix}`,
    noCards: "Aucune carte choisie",
    mixed: (counts: readonly string[]) => list(counts),
    chooserTitle: "Avec quelles cartes ?",
    chooserLead: "On peut en mêler autant qu’on veut.",
    chooserLeadGuest: (host: string) => `C’est ${host} qui choisit.`,
    house: "la maison",
    forEveryone: "pour toute la famille",
    areForEveryone: "Des cartes pour toute la famille.",
    notForEveryone: "Parmi les cartes choisies, certaines ne sont pas dites pour toute la famille.",
    yours: "vous",
    languageOf: { fr: "en français", en: "en anglais" },
    share: (part: Part, kind: string) => {
      const noun = named(FR, kind);
      const he = isHe(kind);
      if (part === "all") return `${he ? "Tous les" : "Toutes les"} ${noun}s seront de chez vous.`;
      if (part === "few")
        return `Très peu ${/^[aeiou]/.test(noun) ? "d’" : "de "}${noun}s seront de chez vous.`;
      const [some, all] = part;
      return some === 1
        ? `Environ ${he ? "un" : "une"} ${noun} sur ${inLetters(all, "fr")} sera de chez vous.`
        : `Environ ${inWords(some, "fr")} ${noun}s sur ${inLetters(all, "fr")} seront de chez vous.`;
    },
    missing: (count: number, kind: string) => `Il manque ${fr(count, kind)}`,
    missingHow: (players: number) =>
      players > 0
        ? `pour jouer à ${players} : ajoutez-en, ou mêlez un autre jeu de cartes.`
        : "pour jouer : ajoutez-en, ou mêlez un autre jeu de cartes.",
    mixIn: "Mêler à la prochaine partie",
    mixWith: (names: readonly string[]) => `avec ${list(names)}`,
    mixAlone: "sans autres cartes",
    waitsFor: (titles: readonly string[]) => `Attend que l’on joue à ${list(titles)}.`,
    otherGames: "Pour les autres jeux",
    makeOwn: "Faire nos propres cartes",

    // Carrying away, bringing in, paper
    carry: "Emporter, rapporter",
    more: "Plus",
    carryAway: "Enregistrer ce jeu",
    carryAwayHint: (file: string) => `${file}, à garder ou à envoyer`,
    bringIn: "Ouvrir un fichier",
    bringInHint: "un jeu .veillee, venu d’une autre maison",
    broughtIn: (name: string) => `${quote(name, "fr")} est là.`,
    print: "Imprimer les cartes",
    printHint: "sur A4 ou Letter, avec le dos",
    printTitle: "Sur le papier",
    printLead: "Un PDF avec les dos et les traits de coupe. Imprimez-le recto verso, à la taille réelle.",
    paperField: "Le papier",
    papers: { a4: "A4", letter: "Letter" } as Record<(typeof PAPERS)[number], string>,
    sizeField: "La taille des cartes",
    sizes: {
      tarot: "Tarot (70 × 105 mm)",
      poker: "Poker (63 × 88 mm)",
      square: "Carré (63 × 63 mm)",
      mini: "Mini (42 × 63 mm)",
    } as Record<(typeof CARD_SIZES)[number], string>,
    printIt: "Faire le PDF",
    printing: "On imprime…",
  },
  {
    title: "Our cards",
    lead: "Your photographs, words, ideas and guests.",
    back: "Back to the salon",
    tabs: "Kinds of cards",
    tab: (kind) => named(TABS_EN, kind),
    counted: en,
    forGames: (titles) => `for ${list(titles)}`,
    deckName: (kind) =>
      named(
        {
          images: "Our place",
          words: "Our words",
          ideas: "Our ideas",
          guests: "Our guests",
          cards: "Our cards",
        },
        kind,
      ),
    unnamed: "No name",

    madeBy: (name) => `by ${name}`,
    decks: "Decks",
    rename: "Rename",
    about: "This deck",
    anotherDeck: "Another deck",
    newDeck: "A new deck",
    newDeckLead: "Everyone in this salon can put cards into it.",
    makeDeck: "Begin this deck",
    deckNameField: "Its name",
    languageField: "Its language",
    language: { fr: "French", en: "English", any: "any language" },
    authorField: "Who made it?",
    authorHint: "So that people know whom to thank when the deck travels.",
    beforeLeaving: "Before it travels: who made it, and who may use it?",
    licenceField: "Who may use it?",
    licences: {
      "": "Nobody has said",
      private: "Only us",
      "CC BY 4.0": "Everyone who names us (CC BY 4.0)",
      "CC BY-SA 4.0": "Everyone, on the same terms (CC BY-SA 4.0)",
      "CC0 1.0": "Everyone, without conditions (CC0 1.0)",
    } as Record<string, string>,
    cameFrom: "Where it came from",
    notYours: (name) => `${name} keeps this deck: it is for them to change it, or for the host.`,
    save: "Save",
    removeDeck: "Remove this deck",
    removeTitle: (name) => `Remove ${quote(name, "en")}?`,
    removeLead: (count, kind) =>
      count === 0
        ? "The deck is empty: nothing else goes."
        : `${capital(en(count, kind))} ${count === 1 ? "goes" : "go"} from this salon, for everyone. Games already played stay in the album.`,
    remove: "Remove",

    add: (kind) =>
      named(
        {
          images: "Add images",
          words: "Add this word",
          ideas: "Add this idea",
          guests: "Add this guest",
          cards: "Add this card",
        },
        kind,
      ),
    addTile: "Add",
    draw: "Draw",
    camera: "Take a photograph",
    dropHere: "Drop them here",
    dropHint: "Drag files here, or paste an image. Photographs are cropped and do not leave your server.",
    none: (kind) =>
      named(
        {
          images: "Your photographs, your drawings: they are shuffled into the images of the house.",
          words: "Words of your class, your village, your family: the others at the table invent a meaning.",
          ideas: "Five words on a card, to be guessed from memories.",
          guests: "Friends, neighbours, characters: they come to dinner with the others.",
          cards: "The cards that you write here are shuffled into those of the house.",
        },
        kind,
      ),
    byOther: (name) => `by ${name}`,
    hiddenImage: (name) => `An image by ${name}, hidden`,
    hideOthers: "Do not show me others’ images",
    hideOthersHint: "To be surprised: you see only their backs.",
    tear: (name) => `Tear up ${quote(name, "en")}`,
    tearTitle: (name) => `Tear up ${quote(name, "en")}?`,
    tearLead: "The card goes from this salon, for everyone.",
    tearIt: "Tear it up",
    edit: (name) => `Change ${quote(name, "en")}`,
    editTitle: "Change this card",
    image: "This image",
    todo: (count) =>
      count === 1
        ? "One image still needs its words, for those who cannot see it."
        : `${count} images still need their words, for those who cannot see them.`,
    describe: "Say what is to be seen",
    whatIsSeen: "What is to be seen?",
    whatIsSeenHint: "Read aloud to those who cannot see the image.",
    writtenSoFar: (kind) => `${named(TABS_EN, kind)} so far`,
    fix: "Correct it",
    fixed: (text) => `Change it to ${quote(text, "en")}`,
    otherFiles: "Nothing to take here: it takes images, or a .veillee deck.",

    paste: "Paste a table",
    table: "A table",
    pasteLead:
      "Copy rows of a spreadsheet or of a list and paste them here, or open a CSV file. One card a row; between its parts a tab, “;”, “:” or a dash.",
    pasteField: "The rows",
    pasteExample: "For example:",
    openTable: "Open a CSV file",
    parted: {
      "\t": "Tabs part the cells.",
      ";": "The sign “;” parts the cells.",
      ",": "Commas part the cells.",
      ":": "The first “:” of each line parts it.",
      "-": "The first dash of each line parts it.",
    },
    understood: (count, kind) =>
      count === 0 ? "Nothing is understood yet." : `Understood: ${en(count, kind)}.`,
    notUnderstood: (count) => (count === 1 ? "One row is left out:" : `${count} rows are left out:`),
    doubles: (count) =>
      count === 1
        ? "One is there already and is not added."
        : `${count} are there already and are not added.`,
    andMore: (count) => (count === 1 ? "and one more" : `and ${count} more`),
    addAll: (count, kind) => `Add ${en(count, kind)}`,
    sending: (done, all) => `${done} of ${all}…`,
    sent: (count, kind) => `${capital(en(count, kind))} added.`,

    nextGame: "The next game",
    nextGameOf: (title, mix) => `${title}: ${mix}`,
    cards: (names, mix) => `Cards: ${list(names)}, ${mix}`,
    noCards: "No cards chosen",
    mixed: (counts) => list(counts),
    chooserTitle: "With which cards?",
    chooserLead: "Mix as many decks as you like.",
    chooserLeadGuest: (host) => `${host} chooses.`,
    house: "the house",
    forEveryone: "for the whole family",
    areForEveryone: "Cards for the whole family.",
    notForEveryone: "Some of the chosen cards are not said to be for the whole family.",
    yours: "you",
    languageOf: { fr: "in French", en: "in English" },
    share: (part, kind) => {
      const noun = named(EN, kind);
      if (part === "all") return `All ${noun}s will be your own.`;
      if (part === "few") return `Very few ${noun}s will be your own.`;
      const [some, all] = part;
      return some === 1
        ? `About one ${noun} in ${inLetters(all, "en")} will be your own.`
        : `About ${inWords(some, "en")} ${noun}s in ${inLetters(all, "en")} will be your own.`;
    },
    missing: (count, kind) => `${en(count, kind)} missing`,
    missingHow: (players) =>
      players > 0
        ? `to play with ${players} people: add some, or mix in another deck.`
        : "to play: add some, or mix in another deck.",
    mixIn: "Mix into the next game",
    mixWith: (names) => `with ${list(names)}`,
    mixAlone: "without other cards",
    waitsFor: (titles) => `Waits for a game of ${list(titles)}.`,
    otherGames: "For the other games",
    makeOwn: "Make cards of our own",

    carry: "Carry away, bring in",
    more: "More",
    carryAway: "Save this deck",
    carryAwayHint: (file) => `${file}, to keep or to send`,
    bringIn: "Open a file",
    bringInHint: "a .veillee deck from another house",
    broughtIn: (name) => `${quote(name, "en")} is here.`,
    print: "Print the cards",
    printHint: "on A4 or Letter, with their backs",
    printTitle: "On paper",
    printLead: "A PDF with backs and cutting marks. Print it on both sides, at actual size.",
    paperField: "The paper",
    papers: { a4: "A4", letter: "Letter" } as Record<(typeof PAPERS)[number], string>,
    sizeField: "The size of the cards",
    sizes: {
      tarot: "Tarot (70 × 105 mm)",
      poker: "Poker (63 × 88 mm)",
      square: "Square (63 × 63 mm)",
      mini: "Mini (42 × 63 mm)",
    } as Record<(typeof CARD_SIZES)[number], string>,
    printIt: "Make the PDF",
    printing: "Printing…",
  },
);
