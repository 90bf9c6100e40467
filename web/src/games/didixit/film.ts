// A round of Didixit in the film of the evening: the clue, all images, who chose which, and the true one.

import { settings } from "../../settings.svelte";
import { altOf } from "../../table/alts.svelte";
import { nameOf, namesOf, type Seats } from "../../table/players";
import { quote } from "../../typography";
import type { Page } from "../../protocol";
import type { Reel } from "../contract";
import { LASTS, reading } from "../reel";
import { a, unwritten } from "./albumTexts";
import FilmRound from "./FilmRound.svelte";
import { wordsOf } from "./keepsake";
import type { DidixitRound } from "./protocol";
import { read, votesFor } from "./round";

/** The steps in their order. */
export const SAID = 0;
export const LAID = 1;
export const VOTED = 2;
export const TRUTH = 3;

/** What was said, or that nobody wrote it down. */
export function clueOf({ line, moments }: Page): string {
  const round = line as DidixitRound;
  const words = moments[0] ? wordsOf(round, moments[0]) : null;
  if (words !== null) return quote(words, settings.language);
  return unwritten(round);
}

/** "Deux sur trois ont trouvé son image." */
export function came(round: DidixitRound): string {
  const { found, finders, voters } = read(round);
  if (found === "nobody_voted") return a.nobodyVoted;
  if (found === "none") return a.none;
  return found === "all" ? a.all : a.found(finders.length, voters.length);
}

const voted = (round: DidixitRound, seats: Seats): string =>
  round.laid
    .flatMap((_, i) => {
      const voters = votesFor(round, i + 1);
      return voters.length > 0 ? [`${i + 1} : ${a.voters(namesOf(seats, voters))}`] : [];
    })
    .join(". ");

export const film: Reel = {
  Scene: FilmRound,
  shots(page, { images }, seats) {
    const round = page.line as DidixitRound;
    const clue = clueOf(page);
    const { right } = read(round);
    const laid = round.laid.map(({ image }, i) => `${i + 1} : ${altOf(images, image)}`).join(". ");
    return [
      {
        lasts: reading(clue),
        say: `${nameOf(seats, round.storyteller)} ${a.did[round.clue.t]} ${clue}`,
        sound: "page",
      },
      { lasts: LASTS.comes + round.laid.length * LASTS.each, say: laid },
      { lasts: LASTS.votes, say: voted(round, seats) },
      { lasts: LASTS.truth, say: `${a.theTrue} : ${right}. ${came(round)}`, sound: "lamp" },
    ];
  },
};
