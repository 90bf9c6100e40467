// The options of Plume as sentences for the lobby (PL-5).

import { messages } from "../../messages.svelte";
import type { OptionLine } from "../../table/options";
import { PLUME, type PlumeOptions } from "./protocol";

const { rounds } = PLUME.options;

const m = messages(
  {
    lasts: (rounds: number) => (rounds === 1 ? "La partie dure un tour." : `La partie dure ${rounds} tours.`),
    rounds: "Combien de tours ?",
    unit: "tours",
  },
  {
    lasts: (rounds) => (rounds === 1 ? "The game lasts one round." : `The game lasts ${rounds} rounds.`),
    rounds: "How many rounds?",
    unit: "rounds",
  },
);

export function options(chosen: Partial<PlumeOptions>): OptionLine[] {
  return [
    {
      key: "rounds",
      sentence: m.lasts(chosen.rounds ?? rounds.default),
      edit: [
        {
          kind: "number",
          key: "rounds",
          title: m.rounds,
          least: rounds.least,
          most: rounds.most,
          step: 1,
          unit: m.unit,
        },
      ],
    },
  ];
}
