// The house rules of Dany as sentences for the lobby (DA-2, DA-4, DA-10).

import { messages } from "../../messages.svelte";
import { DANY, type DanyOptions } from "./protocol";
import { limit, offered, time } from "../../table/limits";
import { startsInEnglish, type OptionLine } from "../../table/options";
import { presetsOf, type Preset } from "../../table/presets";

// The rulebook's game, where an option is not said.
const { options: RULES } = DANY;
const DEFAULTS: DanyOptions = {
  decks: [...RULES.decks.default],
  memories: RULES.memories.default,
  short: RULES.short.default,
  first: RULES.first.default,
  help_ends_round: RULES.help_ends_round.default,
  compose_seconds: RULES.compose_seconds.default,
  talk_seconds: RULES.talk_seconds.default,
  vote_seconds: RULES.vote_seconds.default,
  talk_shown: RULES.talk_shown.default,
};

const [MEMORY_DECK] = RULES.decks.default;
const MEMORIES = [RULES.memories.least, 35, 40, 50, RULES.memories.most];
const m = messages(
  {
    presets: {
      usual: "Six réussites ou trois échecs, environ une demi-heure.",
      short: "Quatre réussites ou deux échecs, et le sort dit qui commence : environ vingt minutes.",
      family: "Quatre réussites ou deux échecs, et le téléviseur montre ce qui s’écrit.",
    },
    withMemories: (count: number) => `On joue avec ${count} souvenirs.`,
    memories: "Combien de souvenirs ?",
    memoriesHow: "Avec plus de souvenirs, la partie peut durer plus longtemps.",
    someMemories: (count: number) => `${count} souvenirs`,
    longLine: "La partie se joue en six réussites ou trois échecs.",
    shortLine: "Partie courte : quatre réussites ou deux échecs.",
    short: "La durée de la partie",
    shortHow: "D’ordinaire, il faut six réussites ou trois échecs.",
    shortSwitch: "Quatre réussites ou deux échecs suffisent",
    pointedLine: "La table désigne du doigt qui commence.",
    drawnLine: "Le sort désigne qui commence.",
    first: "Qui commence ?",
    pointed: "La table désigne",
    pointedHow: "Qui se parle le plus souvent à soi-même ? Tous les doigts se lèvent à la fois.",
    drawn: "Le sort désigne",
    helpLine: "Qui compose et aide d’un mot ou d’un geste donne un échec, le tour continue.",
    helpEndsLine: "Qui compose et aide d’un mot ou d’un geste donne un échec et arrête le tour.",
    help: "Quand la personne qui compose aide les autres",
    helpHow: "Qui compose ne parle pas et ne montre rien. Une aide reconnue par les autres est un échec.",
    helpSwitch: "L’aide arrête aussi le tour",
    shownLine: "Ce qui s’écrit dans la conversation se lit aussi sur la télévision.",
    notShownLine: "Ce qui s’écrit dans la conversation ne se lit que sur les téléphones.",
    shown: "La conversation sur la télévision",
    shownHow: "Devant une composition et au dernier coup de théâtre, les derniers mots écrits y paraissent.",
    shownSwitch: "Montrer ce qui s’écrit",
    noLimits: "Chacun prend son temps, hormis quelques secondes pour les questions.",
    limits: (limits: string) => `Temps limité : ${limits}.`,
    toCompose: (limit: string) => `${limit} pour composer`,
    toTalk: (limit: string) => `${limit} pour parler`,
    toVote: (limit: string) => `${limit} pour voter ou répondre`,
    compose: "Temps pour choisir et composer",
    composeHow:
      "Au bout du temps, ce qui est posé est envoyé. Pendant le choix, le mot et les sept souvenirs passent à la personne suivante.",
    talk: "Temps pour parler",
    talkHow:
      "Devant une composition : au bout du temps, la réponse peut être donnée. Au dernier coup de théâtre : pour parler et pointer, à chaque vote.",
    vote: "Temps pour voter ou répondre",
    voteHow:
      "Pour désigner qui commence, répondre, départager, juger une aide ou une explication. Au bout du temps, un vote manquant vaut abstention, et la réponse revient à la personne suivante.",
  },
  {
    presets: {
      usual: "Six successes or three failures, about half an hour.",
      short: "Four successes or two failures, and chance says who begins: about twenty minutes.",
      family: "Four successes or two failures, and the television shows what is written.",
    },
    withMemories: (count) => `Played with ${count} memories.`,
    memories: "How many memories?",
    memoriesHow: "With more memories the game may last longer.",
    someMemories: (count) => `${count} memories`,
    longLine: "The game takes six successes or three failures.",
    shortLine: "A short game: four successes or two failures.",
    short: "How long the game is",
    shortHow: "Usually it takes six successes or three failures.",
    shortSwitch: "Four successes or two failures are enough",
    pointedLine: "The table points at whoever begins.",
    drawnLine: "Chance picks who begins.",
    first: "Who begins?",
    pointed: "The table points",
    pointedHow: "Who talks to themselves most often? All fingers go up at once.",
    drawn: "Chance picks",
    helpLine: "If whoever composes helps by a word or a gesture, it is a failure, and the round goes on.",
    helpEndsLine: "If whoever composes helps by a word or a gesture, it is a failure and ends the round.",
    help: "When the one who composes helps the others",
    helpHow:
      "Whoever composes does not speak and points at nothing. Help that the others confirm is a failure.",
    helpSwitch: "Help also ends the round",
    shownLine: "What is written in the talk is also read on the television.",
    notShownLine: "What is written in the talk is read on phones only.",
    shown: "The talk on the television",
    shownHow: "In front of a composition and in the final twist, it shows the last words that were written.",
    shownSwitch: "Show what is written",
    noLimits: "Everyone takes their time, but for a few seconds for questions.",
    limits: (limits) => `Time limits: ${limits}.`,
    toCompose: (limit) => `${limit} to compose`,
    toTalk: (limit) => `${limit} to talk`,
    toVote: (limit) => `${limit} to vote or answer`,
    compose: "Time to choose and compose",
    composeHow:
      "When time is up, what has been laid out is sent. While memories are being chosen, the word and the seven memories pass to the next player.",
    talk: "Time to talk",
    talkHow:
      "About a composition: when time is up, the answer may be given. In the final twist: to talk and point, at every vote.",
    vote: "Time to vote or answer",
    voteHow:
      "To point at whoever begins, to answer, to break a tie, to judge help or an explanation. When time is up, a missing vote is an abstention, and the next player answers.",
  },
);

export function options(chosen: Record<string, unknown>): OptionLine[] {
  const o: DanyOptions = { ...DEFAULTS, ...chosen };
  const limits = [
    o.compose_seconds ? m.toCompose(time(o.compose_seconds)) : "",
    o.talk_seconds ? m.toTalk(time(o.talk_seconds)) : "",
    o.vote_seconds ? m.toVote(time(o.vote_seconds)) : "",
  ].filter(Boolean);
  return [
    {
      key: "memories",
      sentence: m.withMemories(o.memories),
      edit: [
        {
          kind: "choice",
          key: "memories",
          title: m.memories,
          explanation: m.memoriesHow,
          choices: offered(MEMORIES, o.memories).map((value) => ({ value, label: m.someMemories(value) })),
        },
      ],
    },
    {
      key: "short",
      sentence: o.short ? m.shortLine : m.longLine,
      edit: [{ kind: "switch", key: "short", title: m.short, explanation: m.shortHow, label: m.shortSwitch }],
    },
    {
      key: "first",
      sentence: o.first === "pointed" ? m.pointedLine : m.drawnLine,
      edit: [
        {
          kind: "choice",
          key: "first",
          title: m.first,
          choices: [
            { value: "pointed", label: m.pointed, explanation: m.pointedHow },
            { value: "drawn", label: m.drawn },
          ],
        },
      ],
    },
    {
      key: "help_ends_round",
      sentence: o.help_ends_round ? m.helpEndsLine : m.helpLine,
      edit: [
        {
          kind: "switch",
          key: "help_ends_round",
          title: m.help,
          explanation: m.helpHow,
          label: m.helpSwitch,
        },
      ],
    },
    {
      key: "talk_shown",
      sentence: o.talk_shown ? m.shownLine : m.notShownLine,
      edit: [
        {
          kind: "switch",
          key: "talk_shown",
          title: m.shown,
          explanation: m.shownHow,
          label: m.shownSwitch,
        },
      ],
    },
    {
      key: "compose_seconds",
      sentence: limits.length === 0 ? m.noLimits : m.limits(limits.join(", ")),
      edit: [
        limit("compose_seconds", m.compose, m.composeHow, o.compose_seconds),
        limit("talk_seconds", m.talk, m.talkHow, o.talk_seconds),
        limit("vote_seconds", m.vote, m.voteHow, o.vote_seconds),
      ],
    },
  ];
}

export const startsWith = startsInEnglish(DEFAULTS, { decks: [MEMORY_DECK, "ideas"] });

/** All memories of a game lie on the table at once, and it has so many ideas at most. */
export function uses(chosen: Record<string, unknown>): Record<string, number> {
  const { memories }: DanyOptions = { ...DEFAULTS, ...chosen };
  return { images: memories, ideas: DANY.IDEAS_IN_A_GAME };
}

export const presets = (): Preset[] => presetsOf(DANY.presets, m.presets);
