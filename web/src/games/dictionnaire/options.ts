// The house rules of Le Jeu du Dictionnaire as sentences for the lobby (DI-1, DI-6).

import { messages } from "../../messages.svelte";
import { startsInEnglish } from "../../table/begin";
import { limit, time } from "../../table/limits";
import type { OptionLine } from "../../table/options";
import { DICTIONNAIRE, type DictionnaireOptions } from "./protocol";

// The rulebook's game, where an option is not said.
const { deck, enforced, vote_seconds } = DICTIONNAIRE.options;
const DEFAULTS: DictionnaireOptions = {
  deck: deck.default,
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
    advised: "Trois minutes pour écrire, sans obligation.",
    enforcedLine: "Trois minutes pour écrire, pas une de plus.",
    enforced: "Le temps d’écrire",
    enforcedHow:
      "Au bout de trois minutes, le brouillon est pris tel quel. Une page blanche ne prend pas part au vote.",
    enforcedSwitch: "Trois minutes au plus",
    noVoteLimit: "On vote quand on est prêt.",
    voteLimit: (limit: string) => `${limit} pour voter.`,
    vote: "Temps pour voter",
    voteHow: "Le temps court dès que la lecture commence. Au bout, c’est une abstention.",
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
    advised: "Three minutes to write, as advice only.",
    enforcedLine: "Three minutes to write, and not one more.",
    enforced: "The time to write",
    enforcedHow:
      "After three minutes the draft is taken as it stands. A blank page takes no part in the vote.",
    enforcedSwitch: "Three minutes at most",
    noVoteLimit: "Everyone votes when ready.",
    voteLimit: (limit) => `${limit} to vote.`,
    vote: "Time to vote",
    voteHow: "Time runs as soon as the reading begins. When it is over, it is an abstention.",
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
