// The house rules of Le Jeu du Dictionnaire as sentences for the lobby (DI-1, DI-2, DI-6, DI-12).

import { messages } from "../../messages.svelte";
import { limit, time } from "../../table/limits";
import { startsInEnglish, type OptionLine } from "../../table/options";
import { presetsOf, type Preset } from "../../table/presets";
import { DICTIONNAIRE, type DictionnaireOptions } from "./protocol";

// The rulebook's game, where an option is not said.
const { decks, leaves, enforced, vote_seconds, reader_alone } = DICTIONNAIRE.options;
const DEFAULTS: DictionnaireOptions = {
  decks: [...decks.default],
  leaves: leaves.default,
  enforced: enforced.default,
  vote_seconds: vote_seconds.default,
  reader_alone: reader_alone.default,
};

const m = messages(
  {
    readerAlone: "Dans l’appel, on n’entend que la personne qui lit.",
    readerFree: "Dans l’appel, tout le monde s’entend pendant la lecture.",
    reading: "La lecture, dans l’appel",
    readingHow:
      "Pour celles et ceux qui se parlent ici. De la première définition à la dernière, on n’entend que la personne qui lit ; puis les micros reviennent d’eux-mêmes.",
    readingSwitch: "On n’entend que la lecture",
    presets: {
      usual: "26 feuilles à gravir, environ quarante minutes.",
      short: "14 feuilles et trois minutes pour écrire, environ vingt minutes.",
      family: "14 feuilles, et tout le temps qu’il faut pour écrire.",
    },
    leaves: "Le chemin des lauriers",
    leavesHow: "Un point, une feuille. La dernière est le Diplôme.",
    long: "26 feuilles",
    short: "14 feuilles, pour une partie courte",
    longLine: "Le Diplôme est à la vingt-sixième feuille.",
    shortLine: "Chemin court : le Diplôme est à la quatorzième feuille.",
    advised: "Trois minutes pour écrire, sans obligation.",
    enforcedLine: "Trois minutes pour écrire, pas une de plus.",
    enforced: "Temps pour écrire",
    enforcedHow:
      "Au bout de trois minutes, le brouillon est pris tel quel. Une page blanche ne prend pas part au vote.",
    enforcedSwitch: "Trois minutes au plus",
    noVoteLimit: "On lit et on vote sans limite de temps.",
    voteLimit: (limit: string) => `${limit} pour lire chaque définition, puis pour voter.`,
    vote: "Temps pour lire et pour voter",
    voteHow:
      "Qui mène a ce temps pour lire chaque définition ; ensuite, le reste est montré d’un coup. Après la dernière, on a le même temps pour voter ; un vote qui manque ne trouve rien.",
  },
  {
    readerAlone: "In the call, the reader alone is heard.",
    readerFree: "In the call, everybody is heard during the reading.",
    reading: "Reading in the call",
    readingHow:
      "For those who speak with each other here. From the first definition to the last only the reader is heard; then the microphones come back by themselves.",
    readingSwitch: "The reader alone is heard",
    presets: {
      usual: "26 leaves to climb, about forty minutes.",
      short: "14 leaves and three minutes to write, about twenty minutes.",
      family: "14 leaves, and all the time it takes to write.",
    },
    leaves: "The laurel track",
    leavesHow: "One point, one leaf. The last one is the Diploma.",
    long: "26 leaves",
    short: "14 leaves, for a short game",
    longLine: "The Diploma is the twenty-sixth leaf.",
    shortLine: "A short track: the Diploma is the fourteenth leaf.",
    advised: "Three minutes to write, as a guide.",
    enforcedLine: "Three minutes to write, and not one more.",
    enforced: "Time to write",
    enforcedHow:
      "After three minutes the draft is taken as it stands. A blank page takes no part in the vote.",
    enforcedSwitch: "Three minutes at most",
    noVoteLimit: "No time limit for reading or voting.",
    voteLimit: (limit) => `${limit} to read each definition, then to vote.`,
    vote: "Time to read and to vote",
    voteHow:
      "The reader has this time for each definition; after that, the rest is shown all at once. After the last one, there is the same time to vote; a missing vote finds nothing.",
  },
);

export function options(chosen: Record<string, unknown>): OptionLine[] {
  const o: DictionnaireOptions = { ...DEFAULTS, ...chosen };
  return [
    {
      key: "leaves",
      sentence: o.leaves === 14 ? m.shortLine : m.longLine,
      edit: [
        {
          kind: "choice",
          key: "leaves",
          title: m.leaves,
          explanation: m.leavesHow,
          choices: [
            { value: 26, label: m.long },
            { value: 14, label: m.short },
          ],
        },
      ],
    },
    {
      key: "enforced",
      sentence: o.enforced ? m.enforcedLine : m.advised,
      edit: [
        {
          kind: "switch",
          key: "enforced",
          title: m.enforced,
          explanation: m.enforcedHow,
          label: m.enforcedSwitch,
        },
      ],
    },
    {
      key: "vote_seconds",
      sentence: o.vote_seconds === 0 ? m.noVoteLimit : m.voteLimit(time(o.vote_seconds)),
      edit: [limit("vote_seconds", m.vote, m.voteHow, o.vote_seconds)],
    },
    {
      key: "reader_alone",
      sentence: o.reader_alone ? m.readerAlone : m.readerFree,
      edit: [
        {
          kind: "switch",
          key: "reader_alone",
          title: m.reading,
          explanation: m.readingHow,
          label: m.readingSwitch,
        },
      ],
    },
  ];
}

/** Of both boxes. */
export function uses(chosen: Readonly<Record<string, unknown>>): Record<string, number> {
  const o: DictionnaireOptions = { ...DEFAULTS, ...chosen };
  const { CARDS_USED_OF_A_BOX, CARDS_USED_OF_A_BOX_SHORT, WORDS_ON_A_CARD } = DICTIONNAIRE;
  const cards = o.leaves === leaves.default ? CARDS_USED_OF_A_BOX : CARDS_USED_OF_A_BOX_SHORT;
  return { words: 2 * cards * WORDS_ON_A_CARD };
}

export const startsWith = startsInEnglish(DEFAULTS, { decks: ["rare-words"] });

export const presets = (): Preset[] => presetsOf(DICTIONNAIRE.presets, m.presets);
