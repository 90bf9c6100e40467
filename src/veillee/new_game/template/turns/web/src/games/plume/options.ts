// The options of Plume as sentences for the lobby (PL-6).

import { messages } from "../../messages.svelte";
import { limit, SHORT_LIMITS, time } from "../../table/limits";
import type { OptionLine } from "../../table/options";
import { amount } from "../../typography";
import { PLUME, type PlumeOptions } from "./protocol";

const { laps, turn_seconds } = PLUME.options;

const m = messages(
  {
    asks: (laps: number) => `Chacun pose ${amount(laps, "question", "questions")}.`,
    laps: "Combien de questions chacun ?",
    unit: "questions",
    noLimit: "Chacun prend son temps.",
    limit: (seconds: number) => `Chacun a ${time(seconds)} pour parler.`,
    time: "Temps de parole",
    timeHow: "Qui laisse passer son temps ne dit rien ; le rôle passe à la personne suivante.",
  },
  {
    asks: (laps) => `Everybody asks ${amount(laps, "question", "questions")}.`,
    laps: "How many questions each?",
    unit: "questions",
    noLimit: "Everybody takes their time.",
    limit: (seconds) => `Everybody has ${time(seconds)} to speak.`,
    time: "Time to speak",
    timeHow: "If somebody’s time runs out, they say nothing; the role moves on to the next person.",
  },
);

export function options(chosen: Partial<PlumeOptions>): OptionLine[] {
  const seconds = chosen.turn_seconds ?? turn_seconds.default;
  return [
    {
      key: "laps",
      sentence: m.asks(chosen.laps ?? laps.default),
      edit: [
        {
          kind: "number",
          key: "laps",
          title: m.laps,
          least: laps.least,
          most: laps.most,
          step: 1,
          unit: m.unit,
        },
      ],
    },
    {
      key: "turn_seconds",
      sentence: seconds === 0 ? m.noLimit : m.limit(seconds),
      edit: [limit("turn_seconds", m.time, m.timeHow, seconds, SHORT_LIMITS)],
    },
  ];
}
