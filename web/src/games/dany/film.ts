// Dany in the film of the evening: what was composed, the five words, the one that was thought of; at the end all fingers.

import { settings } from "../../settings.svelte";
import { altOf } from "../../table/alts.svelte";
import { nameOf, namesOf, type Seats } from "../../table/players";
import type { Chapter } from "../../protocol";
import { joinNames } from "../../typography";
import type { Reel, Shot } from "../contract";
import { LASTS, reading } from "../reel";
import { a } from "./albumTexts";
import FilmMind from "./FilmMind.svelte";
import type { DanyPointed, DanyRound, DanyStory } from "./protocol";
import { wordOf } from "./story";

/** The steps of a round in their order; the explanation only if there was one. */
export const COMPOSED = 0;
export const ASKED = 1;
export const TOLD = 2;
export const EXPLAINED = 3;

/** "Trouvé : Léa a eu le dernier mot." */
export function came(round: DanyRound, seats: Seats): string {
  const name = round.decider === null ? "" : nameOf(seats, round.decider);
  const said = round.answer === null ? "" : (round.idea.words[round.answer - 1] ?? "");
  return a.result[round.result](name, said);
}

/** What lies there, in words. */
export const seen = ({ pieces }: DanyRound, { images }: Chapter): string =>
  pieces.length === 0
    ? a.nothing
    : a.composition(
        joinNames(
          pieces.map(({ memory }) => (memory === null ? a.down : altOf(images, memory))),
          settings.language,
        ),
      );

/** "Léa vers Tom, Tom vers Léa". */
export const pointed = ({ fingers }: DanyPointed, seats: Seats): string =>
  fingers
    .flatMap((at, seat) => (at === null ? [] : [a.points(nameOf(seats, seat), nameOf(seats, at))]))
    .join(", ");

export const designated = (line: DanyPointed, seats: Seats): string =>
  line.designated === null ? a.tie : (line.drawn ? a.draws : a.designates)(namesOf(seats, [line.designated]));

export const film: Reel = {
  Scene: FilmMind,
  shots({ line }, chapter, seats) {
    const told = line as DanyStory;
    if (told.t === "pointed") {
      const fingers = pointed(told, seats) || a.nobodyDecided;
      return [
        { lasts: reading(fingers), say: `${a.fingers} : ${fingers}`, sound: "three" },
        { lasts: LASTS.truth, say: designated(told, seats), sound: "gavel" },
      ];
    }
    if (told.t !== "round") return [];
    const { words } = told.idea;
    const explained: Shot[] = told.explanation
      ? [{ lasts: reading(told.explanation), say: told.explanation }]
      : [];
    return [
      {
        lasts: LASTS.comes + LASTS.each * (2 + told.pieces.length),
        say: `${a.composed(nameOf(seats, told.active))} ${seen(told, chapter)}`,
        sound: "page",
      },
      { lasts: LASTS.comes + LASTS.each * words.length, say: words.join(", ") },
      {
        lasts: LASTS.truth,
        say: `${nameOf(seats, told.active)} ${a.did} ${wordOf(told)}. ${came(told, seats)}`,
        sound: told.result === "found" ? "success" : "failure",
      },
      ...explained,
    ];
  },
};
