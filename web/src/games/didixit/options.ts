// The house rules of Didixit as sentences for the lobby (DX-17, DX-18).

import { messages } from "../../messages.svelte";
import { limit, time } from "../../table/limits";
import type { OptionLine } from "../../table/options";
import { presetsOf, type Preset } from "../../table/presets";
import { DIDIXIT, type DidixitOptions } from "./protocol";

// The rulebook's game, where an option is not said.
const { decks, end, target, mimes, tell_seconds, give_seconds, vote_seconds } = DIDIXIT.options;
const DEFAULTS: DidixitOptions = {
  decks: [...decks.default],
  end: end.default,
  target: target.default,
  mimes: mimes.default,
  tell_seconds: tell_seconds.default,
  give_seconds: give_seconds.default,
  vote_seconds: vote_seconds.default,
};

const m = messages(
  {
    presets: {
      usual: "Jusqu’au bout de la pioche, environ une demi-heure.",
      short: "Jusqu’à 15 points, environ un quart d’heure.",
      family: "Jusqu’à 20 points ; on peut aussi fredonner ou mimer.",
    },
    endsWithPile: "La partie finit avec la pioche.",
    endsWithScore: (target: number) => `La partie finit à ${target} points.`,
    end: "Quand la partie finit-elle ?",
    pile: "Avec la pioche",
    pileHow: "Comme dans la règle : 13 tours à trois, 15 à quatre, 11 à cinq, 8 à six.",
    score: "À un score choisi",
    scoreHow: "Dès qu’un lapin atteint le but. Si la pioche se vide avant, les images jouées y retournent.",
    target: "Le but",
    points: "points",
    mimesOff: "L’indice s’écrit ou se dit à voix haute.",
    mimesOn: "L’indice peut aussi se fredonner ou se mimer.",
    mimes: "Airs et mimes",
    mimesHow:
      "Quinze secondes de son ou de film muet, ou en direct si vous êtes dans la même pièce. Les points ne changent pas.",
    mimesSwitch: "Fredonner et mimer sont permis",
    noLimits: "Chacun prend son temps.",
    limits: (limits: string) => `Temps limité : ${limits}.`,
    toTell: (limit: string) => `${limit} pour raconter`,
    toGive: (limit: string) => `${limit} pour donner`,
    toVote: (limit: string) => `${limit} pour voter`,
    tell: "Temps pour raconter",
    tellHow:
      "Au bout du temps, le rôle passe à la personne suivante ; qui l’a laissé passer ne marque rien ce tour-ci.",
    give: "Temps pour donner une image",
    giveHow: "Au bout du temps, le hasard tire l’image de votre main, et elle ne vous rapporte rien.",
    vote: "Temps pour voter",
    voteHow: "Au bout du temps, ne pas avoir voté, c’est ne pas avoir trouvé.",
  },
  {
    presets: {
      usual: "To the end of the pile, about half an hour.",
      short: "Up to 15 points, about a quarter of an hour.",
      family: "Up to 20 points; clues may be hummed or mimed too.",
    },
    endsWithPile: "The game ends with the draw pile.",
    endsWithScore: (target) => `The game ends at ${target} points.`,
    end: "When does the game end?",
    pile: "With the draw pile",
    pileHow: "As in the rules: 13 rounds with three people, 15 with four, 11 with five, 8 with six.",
    score: "At a chosen score",
    scoreHow:
      "As soon as a rabbit reaches the goal. If the pile runs out first, the images played go back into it.",
    target: "The goal",
    points: "points",
    mimesOff: "The clue is written or said aloud.",
    mimesOn: "The clue may also be hummed or mimed.",
    mimes: "Tunes and mimes",
    mimesHow:
      "Fifteen seconds of sound or silent film, or live if you are in the same room. Points do not change.",
    mimesSwitch: "Humming and miming are allowed",
    noLimits: "Everyone takes their time.",
    limits: (limits) => `Limited time: ${limits}.`,
    toTell: (limit) => `${limit} for the clue`,
    toGive: (limit) => `${limit} to give`,
    toVote: (limit) => `${limit} to vote`,
    tell: "Time for the clue",
    tellHow:
      "When time is up, the role moves on to the next person; whoever let it pass scores nothing in this round.",
    give: "Time to give an image",
    giveHow: "When time is up, chance draws the image from your hand, and it earns you nothing.",
    vote: "Time to vote",
    voteHow: "When time is up, whoever has not voted has not found it.",
  },
);

export function options(chosen: Record<string, unknown>): OptionLine[] {
  const o: DidixitOptions = { ...DEFAULTS, ...chosen };
  const limits = [
    o.tell_seconds ? m.toTell(time(o.tell_seconds)) : "",
    o.give_seconds ? m.toGive(time(o.give_seconds)) : "",
    o.vote_seconds ? m.toVote(time(o.vote_seconds)) : "",
  ].filter(Boolean);
  return [
    {
      key: "end",
      sentence: o.end === "score" ? m.endsWithScore(o.target) : m.endsWithPile,
      edit: [
        {
          kind: "choice",
          key: "end",
          title: m.end,
          choices: [
            { value: "pile", label: m.pile, explanation: m.pileHow },
            { value: "score", label: m.score, explanation: m.scoreHow },
          ],
        },
        {
          kind: "number",
          key: "target",
          title: m.target,
          least: target.least,
          most: target.most,
          step: 5,
          unit: m.points,
          when: (now) => now.end === "score",
        },
      ],
    },
    {
      key: "mimes",
      sentence: o.mimes ? m.mimesOn : m.mimesOff,
      edit: [{ kind: "switch", key: "mimes", title: m.mimes, explanation: m.mimesHow, label: m.mimesSwitch }],
    },
    {
      key: "tell_seconds",
      sentence: limits.length === 0 ? m.noLimits : m.limits(limits.join(", ")),
      edit: [
        limit("tell_seconds", m.tell, m.tellHow, o.tell_seconds),
        limit("give_seconds", m.give, m.giveHow, o.give_seconds),
        limit("vote_seconds", m.vote, m.voteHow, o.vote_seconds),
      ],
    },
  ];
}

export const uses = (): Record<string, number> => ({ images: DIDIXIT.IMAGES });

export const presets = (): Preset[] => presetsOf(DIDIXIT.presets, m.presets);
