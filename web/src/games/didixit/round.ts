// Reading the table: who tells, and what a counted round comes to (DX-9 to DX-12). The points come from the server.

import type { DidixitDraft, DidixitPublic, DidixitRound } from "./protocol";

export type Seat = number;

/** Nobody tells before the first claim and after the end. */
export function storytellerOf(pub: DidixitPublic): Seat | null {
  return "storyteller" in pub ? pub.storyteller : null;
}

export type Live = Extract<DidixitRound["clue"], { t: "tune" | "mime" }>["t"];
type Drafts = Readonly<Record<Seat, unknown>>;

const draftOf = (pub: DidixitPublic, live: Drafts): DidixitDraft | undefined =>
  pub.phase === "telling" ? (live[pub.storyteller] as DidixitDraft | undefined) : undefined;

/** Whether the storyteller is writing a clue at this moment. */
export function isWriting(pub: DidixitPublic, live: Drafts): boolean {
  const draft = draftOf(pub, live);
  return draft?.t === "writing" && draft.on;
}

/** What the storyteller performs in the call at this moment (DX-17). */
export function performed(pub: DidixitPublic, live: Drafts): Live | null {
  const draft = draftOf(pub, live);
  return draft?.t === "performing" ? draft.what : null;
}

export interface Reading {
  /** The number of the storyteller's image. */
  right: number;
  storyteller: Seat;
  finders: Seat[];
  voters: Seat[];
  /** `all` and `none`: the storyteller scores nothing, and the voters two points (DX-10). */
  found: "some" | "all" | "none" | "nobody_voted";
  storytellerPoints: number;
}

/** Whether a seat gave or voted itself. If it did neither, it counts in no total (CO-9). */
function tookPart(round: DidixitRound, seat: Seat): boolean {
  return seat !== round.storyteller && (round.votes[seat] !== null || !round.drawn.includes(seat));
}

export function read(round: DidixitRound): Reading {
  const right = round.laid.findIndex((one) => one.owner === round.storyteller) + 1;
  const voters = round.votes.flatMap((number, seat) => (number === null ? [] : [seat]));
  const finders = voters.filter((seat) => round.votes[seat] === right);
  const players = round.votes.filter((_, seat) => tookPart(round, seat)).length;
  const found =
    voters.length === 0
      ? "nobody_voted"
      : finders.length === 0
        ? "none"
        : finders.length === players && players > 1
          ? "all"
          : "some";
  return {
    right,
    storyteller: round.storyteller,
    finders,
    voters,
    found,
    storytellerPoints: round.points[round.storyteller] ?? 0,
  };
}

/** Whether chance drew the image in this place of the row. */
export function isDrawn(round: DidixitRound, i: number): boolean {
  const owner = round.laid[i]?.owner;
  return owner !== undefined && round.drawn.includes(owner);
}

export function votesFor(round: DidixitRound, number: number): Seat[] {
  return round.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

/** What one seat gave and what it brought: a line of the summary. */
export interface Line {
  seat: Seat;
  images: { number: number; image: string; votes: Seat[] }[];
  votes: number;
  found: boolean;
  voted: boolean;
  /** Chance gave its images. */
  drawn: boolean;
  /** It let the telling pass, and scores nothing. */
  passed: boolean;
  points: number;
}

/** Every seat but the storyteller: most votes first, then in the order of the table. */
export function lines(round: DidixitRound): Line[] {
  const { right } = read(round);
  return round.points
    .map((points, seat) => {
      const images = round.laid.flatMap(({ image, owner }, i) =>
        owner === seat ? [{ number: i + 1, image, votes: votesFor(round, i + 1) }] : [],
      );
      const votes = images.reduce((sum, image) => sum + image.votes.length, 0);
      return {
        seat,
        images,
        votes,
        found: round.votes[seat] === right,
        voted: round.votes[seat] !== null,
        drawn: round.drawn.includes(seat),
        passed: round.passed.includes(seat),
        points,
      };
    })
    .filter((line) => line.seat !== round.storyteller)
    .sort((a, b) => b.votes - a.votes || (a.images[0]?.number ?? 0) - (b.images[0]?.number ?? 0));
}
