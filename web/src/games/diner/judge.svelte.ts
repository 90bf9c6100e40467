// Judging what somebody proposes: what is contested and why, what is answered to it, and the votes.

import type { Seat } from "../../table/players";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { TableProps } from "../../table/props";
import { Choice } from "../../table/steps.svelte";
import { WHOLE, type Reason } from "./charges";
import { judgingOf, playerOf, takingPart, type Judging } from "./phases";
import type { DinerContested, DinerMove, DinerOptions, DinerPrivate, DinerPublic } from "./protocol";

type Words = Record<string, Reason>;

/** What of a proposal is contested, and why; nothing of it: agreed. */
interface Said {
  whole: boolean;
  against: readonly string[];
  cites: number | null;
  why: Readonly<Record<string, Reason | undefined>>;
}
const AGREED: Said = { whole: false, against: [], cites: null, why: {} };

/** What was said of these topics; a field that was left empty says nothing. */
function wordsOn(topics: readonly string[], said: Said["why"]): Words {
  const words = topics.flatMap((topic): [string, Reason][] => {
    const one = said[topic];
    if (one?.t !== "written") return one ? [[topic, one]] : [];
    const text = one.text.trim();
    return text ? [[topic, { t: "written", text }]] : [];
  });
  return Object.fromEntries(words);
}

export class Judge extends PlayerTable<DinerPublic, DinerPrivate, DinerOptions, DinerMove> {
  /** In the audience: an opinion, which may be given as long as others judge (CO-13). */
  readonly answer = new Choice<Said>(this, {
    given: () => (this.me === null ? this.#opinion : this.#given),
    may: () => this.ask?.t === "answer" || this.isAsked,
    send: (said) => (this.me === null ? this.#tell(said) : this.#reply(said)),
  });
  /** Whether the table holds. */
  readonly tableVote = new Choice<boolean>(this, {
    given: () => (this.ask?.t === "vote_table" ? this.ask.vote : null),
    may: () => this.ask?.t === "vote_table",
    send: (accept) => this.play({ t: "vote_table", accept }),
  });
  /** Those who are contested although the whole stands. */
  readonly naming = new Choice<Said>(this, {
    given: () =>
      this.ask?.t === "name" && this.ask.guests
        ? { ...AGREED, against: this.ask.guests, why: this.contest?.why ?? {} }
        : null,
    may: () => this.ask?.t === "name",
    send: ({ against, why }) => this.play({ t: "name", guests: [...against], why: wordsOn(against, why) }),
  });
  /** Those who are refused. */
  readonly guestVote = new Choice<readonly string[]>(this, {
    given: () => (this.ask?.t === "vote_guests" ? this.ask.refused : null),
    may: () => this.ask?.t === "vote_guests",
    send: (refused) => this.play({ t: "vote_guests", refused: [...refused] }),
  });
  /** What one answers to what is contested of one's own table, by topic. */
  defence = $state<Record<string, string>>({});

  constructor(props: () => TableProps) {
    super(props);
    this.forget(
      () => [this.pub.number, this.pub.phase],
      () => (this.defence = {}),
    );
  }

  /** The audience is asked the same as long as the others judge: what it has ticked stays ticked. */
  override get step(): string {
    const question = this.props.along?.question;
    return question ? `${this.props.game.commitment}:${question.key}` : super.step;
  }
  /** What the others judge now. */
  get judging(): Judging | null {
    return judgingOf(this.pub);
  }
  /** Whose turn it is. */
  get player(): Seat | null {
    return playerOf(this.pub);
  }
  get playerName(): string {
    return this.player === null ? "" : (this.seats[this.player]?.name ?? "");
  }
  /** Everyone who has something to do in this step. */
  get taking(): Seat[] {
    return takingPart(this.pub, this.seats);
  }

  // What is contested

  get contest(): DinerContested | null {
    return this.judging?.contests.find(({ seat }) => seat === this.me) ?? null;
  }
  get #given(): Said | null {
    if (this.contest) {
      const { whole, guests, cites, why } = this.contest;
      return { whole, against: guests, cites, why };
    }
    const agrees = this.me !== null && this.judging?.convinced.includes(this.me);
    return agrees ? AGREED : null;
  }
  get #opinion(): Said | null {
    const whole = this.guessed(WHOLE);
    if (whole === null) return null;
    const guests = this.judging?.proposal.guests.map(({ id }) => id) ?? [];
    return { ...AGREED, whole: whole === "no", against: guests.filter((id) => this.guessed(id) === "no") };
  }
  #reply({ whole, against, cites, why }: Said): Promise<boolean> {
    if (!whole && against.length === 0) return this.play({ t: "convinced" });
    const topics = [...(whole ? [WHOLE] : []), ...against];
    return this.play({ t: "contest", whole, guests: [...against], cites, why: wordsOn(topics, why) });
  }
  #tell({ whole, against }: Said): Promise<boolean> {
    const topics = Object.keys(this.props.along?.question?.topics ?? {});
    const no = (topic: string): boolean => (topic === WHOLE ? whole : against.includes(topic));
    return this.guess(Object.fromEntries(topics.map((topic) => [topic, no(topic) ? "no" : "yes"])));
  }
  /** The answer, or once the whole stands the guests that one names. */
  get objecting(): Choice<Said> {
    return this.ask?.t === "name" ? this.naming : this.answer;
  }
  say(change: Partial<Said> = {}): void {
    this.objecting.hold({ ...AGREED, ...this.objecting.value, ...change });
  }
  explain(topic: string, reason: Reason): void {
    this.say({ why: { ...this.objecting.value?.why, [topic]: reason } });
  }
  /** Something is ticked. */
  get contesting(): boolean {
    const said = this.objecting.value;
    return said !== null && (said.whole || said.against.length > 0);
  }
  agree(): Promise<void> {
    return this.answer.cast(AGREED);
  }
  /** Sends what is ticked; nobody is named if nothing is. */
  object(): Promise<void> {
    return this.objecting.cast(this.objecting.value ?? AGREED);
  }

  // What is answered to it

  /** What is contested of one's own table and waits for an answer. */
  get charged(): readonly string[] {
    return this.ask?.t === "defend" ? this.ask.topics : [];
  }
  get #plea(): Words {
    const said = this.charged.map((topic) => [topic, { t: "written", text: this.defence[topic] ?? "" }]);
    return wordsOn(this.charged, Object.fromEntries(said) as Words);
  }
  get pleads(): boolean {
    return Object.keys(this.#plea).length > 0;
  }
  /** Answers with what is written; if nothing is, it was said aloud. */
  plead(): void {
    const aloud = Object.fromEntries(this.charged.map((topic) => [topic, { t: "spoken" } as const]));
    void this.play({ t: "defend", words: this.pleads ? this.#plea : aloud });
  }
  letJudge(): void {
    void this.play({ t: "defend" });
  }

  // The vote on the guests: it begins with those whom one has contested.

  get refused(): readonly string[] {
    return this.guestVote.value ?? this.contest?.guests ?? [];
  }
  refuse(id: string, on: boolean): void {
    const others = this.refused.filter((other) => other !== id);
    this.guestVote.hold(on ? [...others, id] : others);
  }
}
