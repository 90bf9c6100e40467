// The house rules of Le Jeu du Dictionnaire as sentences for the lobby (DI-1, DI-2, DI-6, DI-12).

import { messages } from "../../messages.svelte";
import { startsInEnglish } from "../../table/begin";
import { limit, time } from "../../table/limits";
import type { OptionLine } from "../../table/options";
import { DICTIONNAIRE, type DictionnaireOptions } from "./protocol";

// The rulebook's game, where an option is not said.
const { deck, leaves, enforced, vote_seconds } = DICTIONNAIRE.options;
const DEFAULTS: DictionnaireOptions = {
  deck: deck.default,
  leaves: leaves.default,
  enforced: enforced.default,
  vote_seconds: vote_seconds.default,
};

const m = messages(
  {
    deck: "Les mots",
    decks: { "mots-rares": "Mots rares, en français", "rare-words": "Mots rares, en anglais" } as Record<
      string,
      string
    >,
    plays: {
      "mots-rares": "On joue avec des mots rares du français.",
      "rare-words": "On joue avec des mots rares de l’anglais.",
    } as Record<string, string>,
    playsOther: (deck: string) => `On joue avec les mots de « ${deck} ».`,
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
    deck: "The words",
    decks: { "mots-rares": "Rare words, in French", "rare-words": "Rare words, in English" } as Record<
      string,
      string
    >,
    plays: {
      "mots-rares": "Played with rare French words.",
      "rare-words": "Played with rare English words.",
    } as Record<string, string>,
    playsOther: (deck) => `Played with the words of “${deck}”.`,
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
  const decks = o.deck in m.decks ? m.decks : { ...m.decks, [o.deck]: o.deck };
  return [
    {
      key: "deck",
      sentence: m.plays[o.deck] ?? m.playsOther(o.deck),
      edit: [
        {
          kind: "choice",
          key: "deck",
          title: m.deck,
          choices: Object.entries(decks).map(([value, label]) => ({ value, label: String(label) })),
        },
      ],
    },
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
  ];
}

export const startsWith = startsInEnglish(DEFAULTS, { deck: "rare-words" });
