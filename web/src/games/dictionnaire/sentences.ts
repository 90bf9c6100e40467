// What a round comes to, said to the person in front of this screen.

import type { AudienceView, Outcome } from "../../protocol";
import type { GameView } from "../../view";
import type { DictionnaireRound } from "./protocol";
import { isYou, NameOf, namesOf, type Seat, type Seats } from "../../table/players";
import type { Step } from "./reveal.svelte";
import { lines, read, realOf, type Line } from "./round";
import { m } from "./texts";

export interface Result {
  title: string;
  text: string;
}

export function result(round: DictionnaireRound, seats: Seats): Result {
  const { letter, finders, found } = read(round);
  if (round.definitions.length === 1) return { title: m.result.onlyOne, text: "" };
  if (found === "nobody_voted") return { title: m.result.nobodyVoted(letter), text: "" };
  if (found === "none") return { title: m.result.nobody(letter), text: "" };
  if (finders.some((seat) => isYou(seats, seat))) {
    const rest = finders.filter((seat) => !isYou(seats, seat));
    const text = rest.length === 0 ? m.aloneFound : m.alsoFound(namesOf(seats, rest), rest.length > 1);
    return { title: m.result.youFound(letter), text };
  }
  if (found === "all") return { title: m.result.everyone(letter), text: "" };
  return { title: m.result.it(letter), text: m.foundBy(namesOf(seats, finders), finders.length > 1) };
}

/** That the reader was away, and nobody prepared the reading. */
export function unread(round: DictionnaireRound, seats: Seats): string {
  if (!round.unread) return "";
  return isYou(seats, round.reader) ? m.youUnread : m.unread(NameOf(seats, round.reader));
}

/** What is said while a round is revealed; at its end, what it came to. */
export function during(step: Step, round: DictionnaireRound, end: string): string {
  if (step === "laid") return m.counting;
  if (!step.startsWith("unmask:")) return end;
  return step === `unmask:${realOf(round)?.letter}` ? m.andTheReal : m.counting;
}

/** "Léa double avec son jeton : +6. Julien et Hervé +3, Tom et Nina +1." */
export function pointsSentence(round: DictionnaireRound, seats: Seats): string {
  const all = lines(round);
  const doubled = all
    .filter((line) => line.staked)
    .map(({ seat, points }) => {
      const you = isYou(seats, seat);
      const name = NameOf(seats, seat);
      if (points === 0) return you ? m.youStakedForNothing : m.stakedForNothing(name);
      return you ? m.youDouble(points) : m.doubles(name, points);
    });
  const groups = new Map<number, Seat[]>();
  for (const { seat, points, staked } of all) {
    if (points > 0 && !staked) groups.set(points, [...(groups.get(points) ?? []), seat]);
  }
  const plain = [...groups].map(([points, some]) => `${namesOf(seats, some)} +${points}`).join(", ");
  const rest = plain === "" ? [] : [`${plain[0]?.toUpperCase()}${plain.slice(1)}.`];
  const sentences = [...doubled, ...rest];
  if (sentences.length === 0) sentences.push(m.noPoints);
  return [...sentences, unread(round, seats)].join(" ").trim();
}

/** "a trouvé, deux voix, jeton": where a seat's points come from. */
export function reasons(line: Line, seats: Seats): string {
  const parts: string[] = [];
  const you = isYou(seats, line.seat);
  if (line.away) return you ? m.reason.youAway : m.reason.away;
  if (line.misled !== null) parts.push((you ? m.reason.youMisled : m.reason.misled)(line.misled));
  if (line.found) parts.push(you ? m.reason.youFound : m.reason.found);
  if (line.misled === null && (line.votes > 0 || !line.found)) parts.push(m.reason.votes(line.votes));
  if (line.abstained) parts.push(m.reason.abstained);
  if (line.staked) parts.push(m.reason.staked);
  return parts.join(", ");
}

/** Why the game ended; nothing is said of a game that everybody left. */
export function reasonOf(outcome: Outcome | null): string {
  const reason = outcome?.reason;
  return reason === "diploma" || reason === "words" || reason === "stopped" ? m.reasonEnd[reason] : "";
}

/** What the audience answered in this round, which may be looked at while the next one is played. */
export function audienceOf(game: GameView, round: DictionnaireRound | null): AudienceView | null {
  const { audience } = game;
  return audience && audience.people > 0 && audience.key === `${round?.number}` ? audience : null;
}

export const betsOn = (audience: AudienceView, letter: string): number =>
  audience.tally.definition?.[letter] ?? 0;

/** Which definition most of the audience believed (CO-13). */
export function leaning(round: DictionnaireRound, audience: AudienceView): string {
  const letters = round.definitions.map(({ letter }) => letter);
  const most = Math.max(...letters.map((letter) => betsOn(audience, letter)));
  const [first = "", ...level] = letters.filter((letter) => betsOn(audience, letter) === most);
  if (level.length > 0) return m.audienceTorn;
  return first === realOf(round)?.letter ? m.audienceFound : m.audienceLeant(first);
}
