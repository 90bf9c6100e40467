// What a round comes to, said to the person in front of this screen.

import type { AudienceView } from "../../protocol";
import type { DidixitRound } from "./protocol";
import { isYou, nameOf, namesOf, type Seats } from "../../table/players";
import type { Step } from "./reveal.svelte";
import { lines, read, type Line, type Reading } from "./round";
import { m } from "./texts";

export interface Result {
  title: string;
  text: string;
}

export function result(round: DidixitRound, seats: Seats): Result {
  const { right, storyteller, finders, voters, found, storytellerPoints } = read(round);
  const teller = nameOf(seats, storyteller);
  const all = voters.length === round.votes.length - 1 && round.passed.length === 0;
  const two = all ? m.two.others : m.two.voters;
  if (found === "nobody_voted") return { title: m.result.it(right), text: m.why.nobody_voted };
  if (isYou(seats, storyteller)) {
    if (found === "all") return { title: m.result.yoursByAll, text: m.why.allYou(two) };
    if (found === "none") return { title: m.result.yoursByNobody, text: m.why.noneYou(two) };
    const title = m.result.yoursBySome(namesOf(seats, finders), finders.length > 1);
    return { title, text: m.why.someYou(storytellerPoints) };
  }
  const why = found === "some" ? m.why.some(teller, storytellerPoints) : m.why[found](teller, two);
  if (finders.some((seat) => isYou(seats, seat))) {
    const rest = finders.filter((seat) => !isYou(seats, seat));
    const also = rest.length === 0 ? m.aloneFound : m.alsoFound(namesOf(seats, rest));
    return { title: m.result.youFound(right), text: `${also} ${why}` };
  }
  if (found === "none") return { title: m.result.nobody(right), text: why };
  if (found === "all") return { title: m.result.everyone(right), text: why };
  return {
    title: m.result.it(right),
    text: `${m.foundBy(namesOf(seats, finders), finders.length > 1)} ${why}`,
  };
}

/** The same for a whole room: one line, no "you". */
export function announcement(round: DidixitRound, seats: Seats): string {
  const { right, finders, found } = read(round);
  switch (found) {
    case "none":
      return m.result.nobody(right);
    case "all":
      return m.result.everyone(right);
    case "nobody_voted":
      return `${m.result.it(right)} ${m.why.nobody_voted}`;
    case "some":
      return `${m.result.it(right)} ${m.foundBy(namesOf(seats, finders), finders.length > 1)}`;
  }
}

/** What is said while a round is revealed; at its end, what it came to. */
export function during(step: Step, round: DidixitRound, end: string): string {
  switch (step) {
    case "laid":
    case "votes":
      return m.counting;
    case "true":
      return m.itWas(read(round).right);
    case "owners":
      return m.whose;
    default:
      return end;
  }
}

/** "a trouvé, deux voix": where a seat's points come from. If all or nobody found it, that is what the two are for. */
export function reasons(line: Line, found: Reading["found"], seats: Seats): string {
  const you = isYou(seats, line.seat);
  const parts = [];
  if (line.voted && found === "all") parts.push(m.everyoneFoundIt);
  else if (line.voted && found === "none") parts.push(m.foundIt(0));
  else if (line.found) parts.push(you ? m.youFound : m.found);
  if (!line.voted) parts.push(you ? m.youDidNotVote : m.noVote);
  const voted = line.images.filter((image) => image.votes.length > 0);
  if (voted.length === 0) {
    if (parts.length === 0) parts.push(m.votes(0));
  } else if (line.images.length < 2) parts.push(m.votes(line.votes));
  else parts.push(...voted.map((image) => m.votesOn(image.votes.length, image.number)));
  if (line.drawn) parts.push(m.drawnImages(line.images.length));
  if (line.passed) parts.push(you ? m.youLetPass : m.letPass);
  return parts.join(", ");
}

/** Who scored in a round and why, the storyteller first; whoever sits at this screen in any case. */
export function wins(round: DidixitRound, seats: Seats): { seat: number; points: number; why: string }[] {
  const { storyteller, storytellerPoints, found } = read(round);
  const teller = {
    seat: storyteller,
    points: storytellerPoints,
    why: isYou(seats, storyteller) ? m.youTold : m.told,
  };
  const others = lines(round).map((line) => ({
    seat: line.seat,
    points: line.points,
    why: reasons(line, found, seats),
  }));
  return [teller, ...others].filter(({ seat, points }) => points > 0 || isYou(seats, seat));
}

/** How a round of the album went: "deux l’ont trouvée". */
export function foundBy(round: DidixitRound, seats: Seats): string {
  const { found, finders } = read(round);
  if (found === "nobody_voted") return m.nobodyVoted;
  if (found === "all") return m.everyoneFoundIt;
  const only = finders[0];
  if (finders.length === 1 && only !== undefined) return m.foundByName(nameOf(seats, only));
  return m.foundIt(finders.length);
}

/** Which image most of the audience took for the true one (CO-13). */
export function leaning(round: DidixitRound, audience: AudienceView): string {
  const votes = round.laid.map(({ image }) => audience.tally.image?.[image] ?? 0);
  const most = Math.max(...votes);
  const first = votes.indexOf(most);
  if (votes.lastIndexOf(most) !== first) return m.audienceTorn;
  return first + 1 === read(round).right ? m.audienceFound : m.audienceLeant(`${first + 1}`);
}
