// A proposal that was decided, shown in its order: the table, the vote on it, guest by guest, then points.

import { DINER, type DinerContested, type DinerServed } from "./protocol";
import { Reveal as AnyReveal, type Beat, type Counted } from "../../table/reveal.svelte";

/** "guest:id": from now on everybody sees whether this guest stays. */
export type Step = "laid" | "table" | `guest:${string}` | "verdict" | "points" | "hops" | "done";

/** As the house shows any round: with everyone's points. */
export interface Decision extends Counted {
  served: DinerServed;
}

export function decisionOf(served: DinerServed | null): Decision | null {
  if (!served) return null;
  const points = served.scores.map((_, seat) => (seat === served.proposal.seat ? served.points : 0));
  return { number: served.number, points, scores: served.scores, served };
}

export class Reveal extends AnyReveal<Decision, Step> {
  constructor() {
    super(({ served }) => {
      const guests = inTurn(served);
      const beats: Beat<Step>[] = [["laid", DINER.LAID_LASTS, "lamp"]];
      if (served.table_votes) beats.push(["table", DINER.TABLE_LASTS]);
      if (served.guest_votes)
        beats.push(...guests.map(({ id }): Beat<Step> => [`guest:${id}`, DINER.GUEST_LASTS]));
      return [
        ...beats,
        ["verdict", DINER.VERDICT_LASTS, "gavel"],
        ["points", DINER.POINTS_LASTS, served.points > 0 ? "success" : "failure"],
        ["hops", DINER.HOPS_LAST],
      ];
    });
  }

  /** An outcome keeps its points while it is looked at, also if the game is over and cards have been paid for. */
  override standing(scores: readonly number[]): readonly number[] {
    const shown = this.scores ?? this.round?.scores ?? [];
    return [...shown, ...scores.slice(shown.length)];
  }

  /** The objections that are not settled yet. */
  get contests(): readonly DinerContested[] {
    return this.reached("verdict") ? [] : (this.round?.served.contests ?? []);
  }

  /** Whether it is known of this guest that they go. */
  refused(id: string): boolean {
    const served = this.round?.served;
    if (!served) return false;
    return (
      this.goes(id) && this.reached(served.guest_votes && !fellAsAWhole(served) ? `guest:${id}` : "verdict")
    );
  }

  /** Whether this guest goes in the end: refused, or because the table falls. */
  goes(id: string): boolean {
    return !(this.round?.served.seated.includes(id) ?? true);
  }
}

/** In which order it is told who stays: first those who are contested. */
export function inTurn({ proposal, contests }: DinerServed): DinerServed["proposal"]["guests"] {
  const contested = (id: string): boolean => contests.some(({ guests }) => guests.includes(id));
  const { guests } = proposal;
  return [...guests.filter(({ id }) => contested(id)), ...guests.filter(({ id }) => !contested(id))];
}

/** More than half of those who might vote refuse it: a missing vote refuses nothing (DN-5). */
function refusedBy<V>(votes: readonly V[] | null, against: (vote: NonNullable<V>) => boolean): boolean {
  const all = (votes ?? []).filter((vote) => vote != null);
  return 2 * all.filter(against).length > all.length;
}

export function fellAsAWhole({ table_votes }: DinerServed): boolean {
  return refusedBy(table_votes, (vote) => vote === false);
}

/** Those who were refused by a majority, whatever became of the table. */
export function refusedGuests({ proposal, guest_votes }: DinerServed): string[] {
  return proposal.guests
    .map(({ id }) => id)
    .filter((id) => refusedBy(guest_votes, (vote) => vote !== "missing" && vote.includes(id)));
}

/** Who might have voted and has not. */
export function missingVotes({ table_votes, guest_votes }: DinerServed): number[] {
  return [...(table_votes ?? guest_votes ?? []).keys()].filter(
    (seat) => table_votes?.[seat] === "missing" || guest_votes?.[seat] === "missing",
  );
}
