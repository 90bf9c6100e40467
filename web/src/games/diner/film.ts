// A table of the dinner in the film of the evening: the guests sit down, then why, then what the others said.

import { settings } from "../../settings.svelte";
import type { Page } from "../../protocol";
import { quote } from "../../typography";
import type { Reel } from "../contract";
import { LASTS, reading } from "../reel";
import { a } from "./albumTexts";
import FilmTable from "./FilmTable.svelte";
import { wordsOf } from "./keepsake";
import type { DinerServed } from "./protocol";
import { namesOfGuests, proposalTitle, result, tally } from "./sentences";

/** The steps in their order. */
export const SEATED = 0;
export const REASON = 1;
export const VERDICT = 2;

export function reasonOf({ line, moments }: Page): string {
  const words = moments[0] ? wordsOf(line as DinerServed, moments[0]) : null;
  return words === null ? a.aloud : quote(words, settings.language);
}

export const counted = (votes: DinerServed["table_votes"]): string =>
  votes === null ? "" : a.votes(...tally(votes));

export const film: Reel = {
  Scene: FilmTable,
  shots(page, _chapter, seats) {
    const served = page.line as DinerServed;
    const { proposal } = served;
    const reason = reasonOf(page);
    const { title, text } = result(served, seats);
    const titled = proposalTitle(proposal, seats);
    return [
      {
        lasts: LASTS.comes + proposal.guests.length * LASTS.each,
        say: `${titled} : ${namesOfGuests(proposal.guests)}`,
        sound: "page",
      },
      { lasts: reading(reason), say: reason },
      {
        lasts: LASTS.truth,
        say: `${title} ${text} ${counted(served.table_votes)}`,
        sound: served.table === null ? "failure" : "success",
      },
    ];
  },
};
