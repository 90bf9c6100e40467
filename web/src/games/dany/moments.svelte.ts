// What has just happened and is looked at together: the fingers go up, a word turns over, a mask comes off. Each is
// shown in steps and can be passed over; nothing waits for it.

import { untrack } from "svelte";
import type { AudienceView } from "../../protocol";
import { play, type Sound } from "../../sounds.svelte";
import type { DanyCalled, DanyIdea, DanyPointed, DanyPublic, DanyRound } from "./protocol";
import { endByItself, Reveal, type Beat } from "../../table/reveal.svelte";

export interface Answered {
  idea: DanyIdea;
  word: number;
  decider: number;
}

interface Happening {
  /** No two moments of a game have the same. */
  key: string;
  number: number;
}
export type Moment = Happening &
  (
    | { is: "pointing"; pointed: DanyPointed; dany: number | null; audience: AudienceView | null }
    | { is: "call"; called: DanyCalled }
    /** The answer was right; questions may still come. */
    | { is: "word"; answered: Answered }
    | { is: "round"; round: DanyRound; audience: AudienceView | null }
  );

/** What the audience is asked in the twist; in a round, the key is its number. */
const TWIST = "twist";

export type Step =
  | "answer" // who answers what
  | "turn" // the choice card turns over
  | "verdict" // right or wrong
  | "votes"
  | "three"
  | "two"
  | "one"
  | "hands"
  | "tie"
  | "chance" // who of the tied will it be?
  | "still"
  | "mask";

/** Right or wrong is told when the card has been turned over and read, and until then both look the same. */
const answer: Beat<Step>[] = [
  ["answer", 1500],
  ["turn", 1100],
  ["verdict", 2200],
];

export function beats(moment: Moment): Beat<Step>[] {
  switch (moment.is) {
    case "call":
      // A count may come after it.
      return [["votes", 3600, null, true]];
    case "word":
      return answer;
    case "round":
      // A right word has turned over before the questions.
      return moment.round.result === "missed" ? answer : [["verdict", 2200]];
    case "pointing": {
      const { turn, designated, fingers, drawn } = moment.pointed;
      // One sound for all: on every screen from the same message on, in the same time.
      const count: Beat<Step>[] = [
        ["three", 900, null, true],
        ["two", 900, null, true],
        ["one", 900, null, true],
      ];
      if (turn === 0) return [...count, ["hands", 4200]];
      if (designated === null) return [...count, ["hands", 2600], ["tie", 2600]];
      const unmask: Beat<Step>[] = [
        ["still", drawn ? 2600 : 1000],
        ["mask", 6000],
      ];
      if (!drawn) return [...count, ["hands", 2600], ...unmask];
      // Nobody was there to break the tie: no finger goes up.
      const tie: Beat<Step>[] = fingers.some((at) => at !== null)
        ? [...count, ["hands", 2600], ["tie", 2600]]
        : [];
      return [...tie, ["chance", 4000], ...unmask];
    }
  }
}

/** Everything that has happened by now, in its order. `audience`: what it answered, as far as it is public. */
export function momentsOf(pub: DanyPublic, audience: AudienceView | null): Moment[] {
  const answersTo = (key: string): AudienceView | null => (audience?.key === key ? audience : null);
  const moments: Moment[] = [];
  const { last, last_call, last_pointing } = pub;
  const first = last_pointing?.turn === 0;
  const pointing: Moment[] = last_pointing
    ? [
        {
          is: "pointing",
          key: `pointing:${last_pointing.turn}`,
          number: last_pointing.turn,
          pointed: last_pointing,
          dany: pub.phase === "over" ? pub.dany : null,
          audience: pub.phase === "over" ? answersTo(TWIST) : null,
        },
      ]
    : [];
  if (first) moments.push(...pointing);
  if (last_call)
    moments.push({
      is: "call",
      key: `call:${last_call.number}:${last_call.caller}`,
      number: last_call.number,
      called: last_call,
    });
  if (last) {
    const { number } = last;
    moments.push({
      is: "round",
      key: `round:${number}`,
      number,
      round: last,
      audience: answersTo(String(number)),
    });
  }
  if (pub.phase === "revealed" || pub.phase === "explaining") {
    const { number, idea, word, decider } = pub;
    moments.push({ is: "word", key: `word:${number}`, number, answered: { idea, word, decider } });
  }
  if (!first) moments.push(...pointing);
  return moments;
}

export class Moments extends Reveal<Moment, Step> {
  #waiting = $state.raw<readonly Moment[]>([]);

  constructor() {
    super(beats);
  }

  /** A round stays until one goes on; everything else makes way by itself. */
  get stays(): boolean {
    return this.round?.is === "round";
  }

  /** An answer was given, and nobody has been told yet whether it is right. */
  get suspense(): boolean {
    return this.step === "answer" || this.step === "turn";
  }

  /** Something has been counted that nobody has been told yet. */
  get untold(): boolean {
    return this.suspense || this.#waiting.length > 0;
  }

  add(moment: Moment): void {
    // All fingers go up on all screens at the same time: only for them a round that is still looked at makes way.
    const looked = this.stays && !this.playing;
    if (looked && moment.is === "pointing") this.#waiting = [];
    if (this.round === null || (looked && moment.is === "pointing")) this.play(moment);
    else this.#waiting = [...this.#waiting, moment];
  }

  /** Makes way for what has happened meanwhile. */
  override close(): void {
    // What led to a round that is counted by now need not be seen before it.
    const counted = this.#waiting.findLastIndex(({ is }) => is === "round");
    const [moment, ...rest] = this.#waiting.filter(({ is }, i) => i >= counted || is === "round");
    this.#waiting = rest;
    if (moment) this.play(moment);
    else super.close();
  }

  override skip(): void {
    if (this.stays) super.skip();
    else this.close();
  }

  clear(): void {
    this.#waiting = [];
    super.close();
  }
}

/** What stands on the table beside a moment. */
export type Standing = Pick<DanyPublic, "successes" | "failures" | "memories" | "ideas">;

/** How the game stands, as far as it was told: nothing counts before its vote or its answer was shown. Call after
 * `followMoments`. */
export function standing(moments: Moments, now: () => Standing): () => Standing {
  const pick = ({ successes, failures, memories, ideas }: Standing): Standing => ({
    successes,
    failures,
    memories,
    ideas,
  });
  let stands = $state.raw(pick(now()));
  $effect.pre(() => {
    const pub = now();
    if (!moments.untold) stands = pick(pub);
  });
  return () => stands;
}

/** What is heard when a step begins. */
export function soundOf(moment: Moment, step: Step | "done"): Sound | null {
  switch (step) {
    case "three":
      return "one";
    case "two":
      return "two";
    case "one":
      return "three";
    case "answer":
    case "chance":
    case "still":
      return "lamp";
    case "votes":
      return "gavel";
    case "verdict":
      return moment.is === "word" || (moment.is === "round" && moment.round.result === "found")
        ? "success"
        : "failure";
    default:
      return null;
  }
}

/** Call while a table or a television is set up: shows what happens from now on. */
export function followMoments(
  moments: Moments,
  now: () => { game: string; pub: DanyPublic; audience: AudienceView | null },
): void {
  let known: { game: string; keys: Set<string> } | null = null;
  $effect.pre(() => {
    const { game, pub, audience } = now();
    untrack(() => {
      const all = momentsOf(pub, audience);
      if (known?.game !== game) {
        // A page that is opened now has missed them: the table shows where they led to.
        known = { game, keys: new Set(all.map((moment) => moment.key)) };
        moments.clear();
        return;
      }
      for (const moment of all) {
        if (known.keys.has(moment.key)) continue;
        known.keys.add(moment.key);
        moments.add(moment);
      }
    });
  });
  $effect(() => {
    if (moments.round !== null && moments.step === "done" && !moments.stays) moments.close();
  });
  endByItself(moments, () => now().pub.phase === "over");
  $effect(() => {
    const sound = moments.round && soundOf(moments.round, moments.step);
    if (sound) play(sound);
  });
  $effect(() => () => moments.clear());
}
