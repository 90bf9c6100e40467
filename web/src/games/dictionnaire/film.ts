// A word of the Dictionnaire in the film of the evening: the word, then each definition, read before its author is shown;
// the real one last.

import { nameOf, namesOf, type Seats } from "../../table/players";
import type { Reel } from "../contract";
import { LASTS, reading } from "../reel";
import { a } from "./albumTexts";
import FilmWord from "./FilmWord.svelte";
import { spelt } from "./kinds";
import type { DictionnaireDefinition, DictionnaireRound } from "./protocol";
import { authorsOf, read, unmasking, votesFor } from "./round";

/** Who made it up, or that nobody did. */
export function whose(definition: DictionnaireDefinition, seats: Seats): string {
  const names = namesOf(seats, authorsOf(definition));
  if (definition.real) return names ? a.knewIt(names) : a.theReal;
  return a.inventedBy(names);
}

/** "Léa et Tom ont trouvé la vraie." */
export function came(round: DictionnaireRound, seats: Seats): string {
  const { found, finders } = read(round);
  if (found === "nobody_voted") return a.nobodyVoted;
  if (found === "none") return a.none;
  return found === "all" ? a.all : a.found(namesOf(seats, finders), finders.length > 1);
}

/** The one that is shown at this step, and whether its author is known by then; none at the first, which shows the word. */
export function shownAt(
  round: DictionnaireRound,
  at: number,
): { definition: DictionnaireDefinition; unmasked: boolean } | null {
  const letter = unmasking(round)[Math.floor((at - 1) / 2)];
  const definition = round.definitions.find((one) => one.letter === letter);
  return at === 0 || definition === undefined ? null : { definition, unmasked: at % 2 === 0 };
}

export const film: Reel = {
  Scene: FilmWord,
  shots({ line }, _chapter, seats) {
    const round = line as DictionnaireRound;
    const word = `${round.word}, ${spelt(round.kind)}. ${a.readBy(nameOf(seats, round.reader))}`;
    return [
      { lasts: LASTS.title, say: word, sound: "page" },
      ...unmasking(round).flatMap((letter) => {
        const definition = round.definitions.find((one) => one.letter === letter)!;
        const voters = votesFor(round, letter);
        const chosen = voters.length > 0 ? `. ${a.voters(namesOf(seats, voters))}` : "";
        return [
          { lasts: reading(definition.text), say: definition.text },
          definition.real
            ? {
                lasts: LASTS.truth,
                say: `${whose(definition, seats)}. ${came(round, seats)}`,
                sound: "lamp" as const,
              }
            : { lasts: LASTS.votes, say: `${whose(definition, seats)}${chosen}` },
        ];
      }),
    ];
  },
};
