// Reading the table: who tells, and what a counted round comes to (DX-9 to DX-12). The points come from the server.

import type { DidixitDraft, DidixitPublic, DidixitRound } from "./protocol";

export type Seat = number;

/** Nobody tells before the first claim and after the end. */
export function storytellerOf(pub: DidixitPublic): Seat | null {
  return "storyteller" in pub ? pub.storyteller : null;
}

/** Whether the storyteller is writing a clue at this moment. */
export function isWriting(pub: DidixitPublic, live: Readonly<Record<Seat, unknown>>): boolean {
  if (pub.phase !== "telling") return false;
  const draft = live[pub.storyteller] as DidixitDraft | undefined;
  return draft?.on === true;
}

export interface Reading {
  /** The number of the storyteller's image. */
  right: number;
  storyteller: Seat;
  finders: Seat[];
  /** Those who voted; an abstention counts nowhere (CO-9). */
  voters: Seat[];
  /** `all` and `none` of the voters: the storyteller scores nothing (DX-10). */
  found: "some" | "all" | "none" | "nobody_voted";
  storytellerPoints: number;
}

export function read(round: DidixitRound): Reading {
  const right = round.laid.findIndex((one) => one.owner === round.storyteller) + 1;
  const voters = round.votes.flatMap((number, seat) => (number === null ? [] : [seat]));
  const finders = voters.filter((seat) => round.votes[seat] === right);
  const found =
    voters.length === 0
      ? "nobody_voted"
      : finders.length === 0
        ? "none"
        : finders.length === voters.length
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

export function votesFor(round: DidixitRound, number: number): Seat[] {
  return round.votes.flatMap((vote, seat) => (vote === number ? [seat] : []));
}

/** What one seat gave and what it brought: a line of the summary. */
export interface Line {
  seat: Seat;
  images: { number: number; image: string; votes: Seat[] }[];
  votes: number;
  found: boolean;
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
      return { seat, images, votes, found: round.votes[seat] === right, points };
    })
    .filter((line) => line.seat !== round.storyteller)
    .sort((a, b) => b.votes - a.votes || (a.images[0]?.number ?? 0) - (b.images[0]?.number ?? 0));
}
