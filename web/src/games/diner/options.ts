// The house rules of Devine qui vient dîner ce soir as sentences for the lobby (DN-7, DN-11, DN-13).

import { messages } from "../../messages.svelte";
import { settings } from "../../settings.svelte";
import { limit, time } from "../../table/limits";
import { startsInEnglish, type OptionLine } from "../../table/options";
import { presetsOf, type Preset } from "../../table/presets";
import { joinNames } from "../../typography";
import type { GameScreens } from "../contract";
import { DINER, type DinerOptions } from "./protocol";

// The rulebook's game, where an option is not said.
const DEFAULTS: DinerOptions = {
  decks: [...DINER.options.decks.default],
  colours: DINER.options.colours.default,
  funerals: DINER.options.funerals.default,
  no_television: DINER.options.no_television.default,
  no_castings: DINER.options.no_castings.default,
  small_hands: DINER.options.small_hands.default,
  forbidden: [...DINER.options.forbidden.default],
  turn_seconds: DINER.options.turn_seconds.default,
  answer_seconds: DINER.options.answer_seconds.default,
  vote_seconds: DINER.options.vote_seconds.default,
};

const m = messages(
  {
    presets: {
      usual: "Sept convives en main, environ trois quarts d’heure.",
      short: "Quatre convives en main, environ vingt minutes.",
      family: "Quatre convives en main, et l’on peut enterrer n’importe qui.",
    },
    handsLine: "Chacun reçoit sept convives, ou six à six personnes et plus.",
    smallHandsLine: "Partie courte : chacun reçoit quatre convives.",
    hands: "Les mains de départ",
    handsHow: "Qui n’a plus de convive en main finit la partie : de petites mains la raccourcissent.",
    smallHands: "Quatre convives seulement",
    examples: "Chaque couleur compte dès qu’il y en a deux.",
    text: "Toutes les couleurs comptent, sauf la première.",
    colours: "Les points des couleurs",
    coloursHow: "La règle imprimée dit une chose, ses exemples une autre. Un convive vaut toujours un point.",
    examplesLabel: "Comme dans les exemples de la règle",
    examplesHow: "Trois convives de trois couleurs : 3 + 3, soit 6 points. D’une seule couleur : 3 points.",
    textLabel: "Comme dans le texte de la règle",
    textHow: "Trois convives de trois couleurs : 3 + 2, soit 5 points. D’une seule couleur : 3 points.",
    recent: "Une table peut se tenir autour d’un cercueil, si la mort est récente.",
    any: "Une table peut se tenir autour de n’importe quel cercueil, de toute époque.",
    funerals: "Les enterrements",
    funeralsHow: "Une table peut se tenir autour d’un cercueil. Celui de qui ?",
    recentLabel: "Les morts récents",
    recentHow: "Ceux des deux dernières années que connaissent les cartes, et ceux que la table signale.",
    anyLabel: "Tous les défunts",
    anyHow: "Même il y a deux mille ans : c’est ce qui convient aux figures de l’histoire.",
    nothingForbidden: "Une table peut se réunir pour n’importe quelle raison.",
    forbiddenLine: (list: string) => `Situations interdites : ${list}.`,
    television: "les émissions de télévision",
    castings: "les castings de films",
    noTelevision: "Pas d’émission de télévision",
    noTelevisionHow: "Préparer une émission réunit n’importe qui : c’est trop facile.",
    noCastings: "Pas de casting de film",
    noCastingsHow: "Tout le monde peut jouer dans un film : c’est trop facile aussi.",
    forbidden: "D’autres situations interdites",
    forbiddenHow: "Elles sont rappelées à chaque table, et l’on peut les invoquer pour contester.",
    situation: (number: number) => `Situation ${number}`,
    addSituation: "Ajouter une situation",
    noLimits: "Chacun prend son temps.",
    limits: (limits: string) => `Temps limité : ${limits}.`,
    toPlay: (limit: string) => `${limit} pour jouer`,
    toAnswer: (limit: string) => `${limit} pour répondre`,
    toVote: (limit: string) => `${limit} pour voter`,
    turn: "Temps pour jouer son tour",
    turnHow: "Au bout du temps, le tour passe à la place suivante.",
    answer: "Temps pour répondre à une table",
    answerHow: "Au bout du temps, qui n’a rien dit ne conteste pas.",
    vote: "Temps pour voter",
    voteHow: "Au bout du temps, un vote manquant vaut abstention.",
  },
  {
    presets: {
      usual: "Seven guests in hand, about three quarters of an hour.",
      short: "Four guests in hand, about twenty minutes.",
      family: "Four guests in hand, and anybody may be buried.",
    },
    handsLine: "Everybody gets seven guests, or six if there are six people or more.",
    smallHandsLine: "A short game: everybody gets four guests.",
    hands: "The first hands",
    handsHow: "The game ends when somebody has no guest left in hand: small hands make it shorter.",
    smallHands: "Four guests only",
    examples: "Every colour counts as soon as there are two.",
    text: "Every colour but the first counts.",
    colours: "Points for colours",
    coloursHow: "The printed rule says one thing, its examples another. A guest is always worth a point.",
    examplesLabel: "As in the examples of the rules",
    examplesHow: "Three guests of three colours: 3 + 3, that is 6 points. Of a single colour: 3 points.",
    textLabel: "As in the text of the rules",
    textHow: "Three guests of three colours: 3 + 2, that is 5 points. Of a single colour: 3 points.",
    recent: "Guests may meet around a coffin, if the death is recent.",
    any: "Guests may meet around the coffin of anyone who has died, whenever.",
    funerals: "Funerals",
    funeralsHow: "A table may be held around a coffin. Whose?",
    recentLabel: "Those who died recently",
    recentHow: "In the last two years the cards know of, or when the table says so.",
    anyLabel: "Anyone who has died",
    anyHow: "Even two thousand years ago: this suits the figures of history.",
    nothingForbidden: "Guests may meet for any reason.",
    forbiddenLine: (list) => `Forbidden situations: ${list}.`,
    television: "television shows",
    castings: "film castings",
    noTelevision: "No television shows",
    noTelevisionHow: "Preparing a show brings anyone together: that is too easy.",
    noCastings: "No film castings",
    noCastingsHow: "Anyone can be in a film: that is too easy as well.",
    forbidden: "Other forbidden situations",
    forbiddenHow: "They are shown at every table, and can be cited by whoever objects.",
    situation: (number) => `Situation ${number}`,
    addSituation: "Add a situation",
    noLimits: "Everyone takes their time.",
    limits: (limits) => `Time limits: ${limits}.`,
    toPlay: (limit) => `${limit} to play`,
    toAnswer: (limit) => `${limit} to answer`,
    toVote: (limit) => `${limit} to vote`,
    turn: "Time to play a turn",
    turnHow: "When time is up, the turn moves on to the next seat.",
    answer: "Time to respond to a table",
    answerHow: "When time is up, whoever has said nothing does not object.",
    vote: "Time to vote",
    voteHow: "When time is up, a missing vote is an abstention.",
  },
);

export function options(chosen: Record<string, unknown>): OptionLine[] {
  const o: DinerOptions = { ...DEFAULTS, ...chosen };
  const list = (words: string[]): string => joinNames(words, settings.language);
  const forbidden = [
    ...(o.no_television ? [m.television] : []),
    ...(o.no_castings ? [m.castings] : []),
    ...o.forbidden,
  ];
  const limits = [
    ...(o.turn_seconds > 0 ? [m.toPlay(time(o.turn_seconds))] : []),
    ...(o.answer_seconds > 0 ? [m.toAnswer(time(o.answer_seconds))] : []),
    ...(o.vote_seconds > 0 ? [m.toVote(time(o.vote_seconds))] : []),
  ];
  return [
    {
      key: "small_hands",
      sentence: o.small_hands ? m.smallHandsLine : m.handsLine,
      edit: [
        {
          kind: "switch",
          key: "small_hands",
          title: m.hands,
          explanation: m.handsHow,
          label: m.smallHands,
        },
      ],
    },
    {
      key: "colours",
      sentence: o.colours === "text" ? m.text : m.examples,
      edit: [
        {
          kind: "choice",
          key: "colours",
          title: m.colours,
          explanation: m.coloursHow,
          choices: [
            { value: "examples", label: m.examplesLabel, explanation: m.examplesHow },
            { value: "text", label: m.textLabel, explanation: m.textHow },
          ],
        },
      ],
    },
    {
      key: "funerals",
      sentence: o.funerals === "any" ? m.any : m.recent,
      edit: [
        {
          kind: "choice",
          key: "funerals",
          title: m.funerals,
          explanation: m.funeralsHow,
          choices: [
            { value: "recent", label: m.recentLabel, explanation: m.recentHow },
            { value: "any", label: m.anyLabel, explanation: m.anyHow },
          ],
        },
      ],
    },
    {
      key: "forbidden",
      sentence: forbidden.length === 0 ? m.nothingForbidden : m.forbiddenLine(list(forbidden)),
      edit: [
        {
          kind: "switch",
          key: "no_television",
          title: m.noTelevision,
          label: m.noTelevision,
          explanation: m.noTelevisionHow,
        },
        {
          kind: "switch",
          key: "no_castings",
          title: m.noCastings,
          label: m.noCastings,
          explanation: m.noCastingsHow,
        },
        {
          kind: "texts",
          key: "forbidden",
          title: m.forbidden,
          explanation: m.forbiddenHow,
          most: DINER.MOST_FORBIDDEN,
          length: DINER.FORBIDDEN_LENGTH,
          label: m.situation,
          add: m.addSituation,
        },
      ],
    },
    {
      key: "limits",
      sentence: limits.length === 0 ? m.noLimits : m.limits(list(limits)),
      edit: [
        limit("turn_seconds", m.turn, m.turnHow, o.turn_seconds),
        limit("answer_seconds", m.answer, m.answerHow, o.answer_seconds),
        limit("vote_seconds", m.vote, m.voteHow, o.vote_seconds),
      ],
    },
  ];
}

/** Full hands, and a card for everybody to draw. */
export const uses: GameScreens["uses"] = (_, { players, needs }) => ({
  guests: (needs.guests ?? 0) + players,
});

export const startsWith = startsInEnglish(DEFAULTS, { decks: ["guests"] });

export const presets = (): Preset[] => presetsOf(DINER.presets, m.presets);
