// What happens at the tables, said to the person in front of this screen.

import type { AudienceView } from "../../protocol";
import type { DinerContested, DinerProposal, DinerServed } from "./protocol";
import { settings } from "../../settings.svelte";
import { isYou, nameOf, type Seats } from "../../table/players";
import { joinNames } from "../../typography";
import { calledOf, pick, type Guest } from "./guests";
import { fellAsAWhole, refusedGuests, type Step } from "./reveal.svelte";
import { m } from "./texts";

/** "Cléopâtre, Marco Polo et Jules Verne". */
export const namesOfGuests = (guests: readonly Guest[]): string =>
  joinNames(guests.map(calledOf), settings.language);

/** A forbidden situation in words: the rulebook's two are known by their names (DN-13). */
export const situation = (name: string): string =>
  name === "television" ? m.television : name === "castings" ? m.castings : name;

function departedOf(proposal: { guests: readonly Guest[]; departed: string | null }): Guest | undefined {
  return proposal.guests.find(({ id }) => id === proposal.departed);
}

export function proposalTitle(proposal: DinerProposal, seats: Seats): string {
  const you = isYou(seats, proposal.seat);
  const name = nameOf(seats, proposal.seat);
  const departed = departedOf(proposal);
  if (departed) return you ? m.youMourn(calledOf(departed)) : m.mourns(name, calledOf(departed));
  if (proposal.table === null) return you ? m.youPropose : m.proposes(name);
  const count = proposal.guests.length;
  return `${you ? m.youAdd(count) : m.adds(name, count)} ${m.atTableNumber(proposal.table + 1)}`;
}

/** "Léa conteste Cléopâtre. Motif : les castings de films." */
export function contestSentence(
  contest: DinerContested,
  proposal: DinerProposal,
  forbidden: readonly string[],
  seats: Seats,
): string {
  const you = isYou(seats, contest.seat);
  const name = nameOf(seats, contest.seat);
  const what = whatIsContested(contest, proposal);
  const says = you ? m.youContest(what) : m.contests(name, what);
  const cited = contest.cites === null ? undefined : forbidden[contest.cites];
  return cited === undefined ? says : `${says} ${m.citing(situation(cited))}`;
}

/** "la table et Cléopâtre". */
export function whatIsContested(contest: DinerContested, proposal: DinerProposal): string {
  const guests = pick(proposal.guests, contest.guests).map(calledOf);
  return joinNames(contest.whole ? [m.theTable, ...guests] : guests, settings.language);
}

/** "Tom a renvoyé 3 cartes." (DN-3) */
export const sentBackSentence = (cards: number, seat: number, seats: Seats): string =>
  isYou(seats, seat) ? m.youSentBack(cards) : m.sentBack(nameOf(seats, seat), cards);

export interface Result {
  title: string;
  text: string;
}

export function result(served: DinerServed, seats: Seats): Result {
  const { proposal } = served;
  if (served.table === null) {
    const departed = departedOf(proposal);
    const whole = fellAsAWhole(served);
    const lost = departed !== undefined && refusedGuests(served).includes(departed.id);
    const title = whole
      ? m.result.fell
      : proposal.table !== null
        ? m.result.nobodyJoins
        : lost
          ? m.result.noDeparted(calledOf(departed))
          : m.result.tooFew;
    return { title, text: m.result.back };
  }
  const title =
    proposal.table !== null ? m.result.joined : proposal.departed ? m.result.funeral : m.result.set;
  const gone = proposal.guests.filter(({ id }) => !served.seated.includes(id));
  const without = gone.length === 0 ? "" : m.result.without(namesOfGuests(gone));
  return { title, text: [without, pointsSentence(served, seats)].filter(Boolean).join(" ") };
}

export function pointsSentence(served: DinerServed, seats: Seats): string {
  const { seat, table } = served.proposal;
  if (served.points === 0) return m.nothingWon;
  const won = isYou(seats, seat) ? m.youWin(served.points) : m.wins(nameOf(seats, seat), served.points);
  return table === null ? `${won}.` : `${won} ${m.forWholeTable}.`;
}

/** What is said while an outcome is shown; from its verdict on, what it came to. */
export function during(step: Step, served: DinerServed, seats: Seats): string {
  if (step === "laid") return m.counting;
  if (step === "table") return m.doesItHold;
  if (step.startsWith("guest:")) {
    const guest = served.proposal.guests.find(({ id }) => `guest:${id}` === step);
    return guest ? m.countingGuests(calledOf(guest)) : m.counting;
  }
  return result(served, seats).title;
}

/** How the table itself was voted on, shown before its guests are. */
export const tableHeld = (votes: NonNullable<DinerServed["table_votes"]>): string =>
  m.tableHeld(...tally(votes));

/** How many are for the table, against it, and missing. */
export function tally(votes: NonNullable<DinerServed["table_votes"]>): [number, number, number] {
  const count = (cast: boolean | "missing"): number => votes.filter((vote) => vote === cast).length;
  return [count(true), count(false), count("missing")];
}

/** What the audience said to this proposal, as long as it is shown (CO-13). */
export const audienceOf = (audience: AudienceView | null, served: DinerServed): AudienceView | null =>
  audience?.key === String(served.number) ? audience : null;

/** Whether the table decided as the audience would have. Of a table that fell, its guests are no matter. */
export function leaning(served: DinerServed, audience: AudienceView): string {
  const fell = fellAsAWhole(served);
  const refused = refusedGuests(served);
  // Above 0: it convinced more of the audience than not.
  const lean = (topic: string): number =>
    (audience.tally[topic]?.yes ?? 0) - (audience.tally[topic]?.no ?? 0);
  const differs = (topic: string, holds: boolean): boolean => lean(topic) * (holds ? 1 : -1) < 0;
  const guests = fell ? [] : served.proposal.guests;
  if (differs("table", !fell)) return m.againstAudience;
  const [kept, sentAway] = [true, false].map((gone) =>
    namesOfGuests(
      guests.filter(({ id }) => refused.includes(id) === gone && differs(id, !refused.includes(id))),
    ),
  ) as [string, string];
  if (kept && sentAway) return m.audienceDiffers(kept, sentAway);
  if (kept || sentAway) return kept ? m.audienceKeeps(kept) : m.audienceRefuses(sentAway);
  return lean("table") === 0 ? m.audienceTorn : m.withAudience;
}
