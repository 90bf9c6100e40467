// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import { untrack } from "svelte";
import { forget, load, save } from "../../storage";
import type { Seat } from "../../table/players";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { pick, type Guest } from "./guests";
import { judgingOf, playerOf, type Judging } from "./phases";
import { pointsOf, type Points } from "./points";
import {
  DINER,
  type DinerContested,
  type DinerLaying,
  type DinerMove,
  type DinerOptions,
  type DinerPrivate,
  type DinerPublic,
} from "./protocol";
import { decisionOf, Reveal } from "./reveal.svelte";
import { seatedAt } from "./story";

/** What this screen shows now. */
export type Stage =
  | "reveal"
  | "summary"
  | "end"
  | "draw"
  | "exchange"
  | "compose"
  | "waiting" // someone else's turn
  | "answering"
  | "answered"
  | "listening" // one's own proposal, or a spectator
  | "vote_table"
  | "vote_guests"
  | "voted"
  | "judged"; // one's own proposal, or a spectator

export type Answer = "agree" | "table" | "guests";
export type Missing = "two" | "one" | "many" | "full" | "departed" | "reason";

interface Draft {
  turn: number;
  skipped: boolean;
  target: number | null;
  chosen: string[];
  funeral: boolean;
  departed: string | null;
  dead: string[];
  text: string;
  spoken: boolean;
}

export class DinerTable extends PlayerTable<DinerPublic, DinerPrivate, DinerOptions, DinerMove> {
  readonly reveal = new Reveal();

  // A turn: nothing is exchanged; the table to join, or null for a new one; who sits down; why.
  skipped = $state(false);
  target = $state<number | null>(null);
  chosen = $state.raw<string[]>([]);
  funeral = $state(false);
  #departed = $state<string | null>(null);
  /** Guests of whose death the cards do not know. */
  dead = $state.raw<string[]>([]);
  text = $state("");
  spoken = $state(false);

  // A judgement, not yet given
  answer = $state<Answer | null>(null);
  against = $state.raw<string[]>([]);
  cites = $state<number | null>(null);
  accept = $state<boolean | null>(null);
  refused = $state.raw<string[]>([]);

  /** The guest whose card is looked at. */
  looked = $state.raw<Guest | null>(null);

  constructor(props: () => TableProps) {
    super(props);
    this.#forgetWhatIsOver();
    this.#keepTheDraft();
    this.#layLive();
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: decisionOf(this.pub.last),
      resting: this.pub.phase === "turn" && !this.pub.drawn,
    }));
  }

  get hand(): readonly Guest[] {
    return this.mine?.hand ?? [];
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
  get scores(): readonly number[] {
    return this.reveal.scores ?? this.reveal.round?.scores ?? this.pub.scores;
  }

  stage: Stage = $derived.by(() => {
    if (this.reveal.round) return this.reveal.playing ? "reveal" : "summary";
    switch (this.pub.phase) {
      case "over":
        return "end";
      case "turn":
        if (this.ask?.t === "draw") return "draw";
        if (this.ask?.t !== "table") return "waiting";
        return this.ask.may_exchange && !this.skipped ? "exchange" : "compose";
      case "hearing":
        if (this.ask?.t !== "answer") return "listening";
        return this.answerGiven !== null && !this.changing ? "answered" : "answering";
      case "judging_table":
        if (this.ask?.t !== "vote_table") return "judged";
        return this.ask.vote !== null && !this.changing ? "voted" : "vote_table";
      case "judging_guests":
        if (this.ask?.t !== "vote_guests") return "judged";
        return this.ask.refused !== null && !this.changing ? "voted" : "vote_guests";
    }
  });

  /** Everyone who has something to do in this step. */
  get taking(): Seat[] {
    if (this.pub.phase === "turn") return [this.pub.player];
    return [...this.seats.keys()].filter((seat) => seat !== this.player);
  }

  // The hand

  isFresh(guest: Guest): boolean {
    return this.mine?.fresh.includes(guest.id) ?? false;
  }
  async sendBack(guest: Guest): Promise<void> {
    if (await this.play({ t: "unknown", guest: guest.id })) this.looked = null;
  }
  async exchange(guest: Guest): Promise<void> {
    if (await this.play({ t: "exchange", guest: guest.id })) this.looked = null;
  }
  draw(): void {
    void this.play({ t: "draw" });
  }

  // Composing

  /** Those who sit at the table to be joined. */
  get there(): Guest[] {
    return this.target === null ? [] : seatedAt(this.pub.tables[this.target]);
  }
  get newcomers(): Guest[] {
    return pick(this.hand, this.chosen);
  }
  get points(): Points {
    return pointsOf(this.options.colours, [...this.there, ...this.newcomers]);
  }
  /** How many more may sit down. */
  get room(): number {
    const most = this.target === null ? DINER.MOST_AT_A_NEW_TABLE : DINER.CHAIRS - this.there.length;
    return most - this.newcomers.length;
  }

  isDead(guest: Guest): boolean {
    return guest.died !== null || this.dead.includes(guest.id);
  }
  get mayMourn(): boolean {
    return this.target === null && this.hand.some((guest) => this.isDead(guest));
  }
  get mourning(): boolean {
    return this.funeral && this.mayMourn;
  }
  get mournable(): Guest[] {
    return this.newcomers.filter((guest) => this.isDead(guest));
  }
  /** Whom the funeral is for: the one chosen, or the only one it can be. */
  get departed(): Guest | null {
    if (!this.mourning) return null;
    const dead = this.mournable;
    return dead.find(({ id }) => id === this.#departed) ?? (dead.length === 1 ? (dead[0] ?? null) : null);
  }
  mourn(id: string): void {
    this.#departed = id;
  }
  markDead(guest: Guest, on: boolean): void {
    this.dead = on ? [...this.dead, guest.id] : this.dead.filter((id) => id !== guest.id);
  }

  toggle(guest: Guest): void {
    if (this.chosen.includes(guest.id)) this.chosen = this.chosen.filter((id) => id !== guest.id);
    else if (this.room > 0) this.chosen = [...this.chosen, guest.id];
  }
  goTo(target: number | null): void {
    this.target = target;
  }

  get missing(): Missing | null {
    const count = this.newcomers.length;
    if (this.target === null && count < DINER.LEAST_AT_A_NEW_TABLE) return "two";
    if (count === 0) return "one";
    if (this.room < 0) return this.target === null ? "many" : "full";
    if (this.mourning && this.departed === null) return "departed";
    return !this.spoken && this.text.trim() === "" ? "reason" : null;
  }

  propose(): void {
    if (this.missing !== null) return;
    const guests = this.newcomers.map(({ id }) => id);
    const reason = this.spoken
      ? ({ t: "spoken" } as const)
      : ({ t: "written", text: this.text.trim() } as const);
    if (this.target !== null) void this.play({ t: "join", table: this.target, guests, reason });
    else {
      const departed = this.departed;
      const marked = departed !== null && departed.died === null;
      void this.play({ t: "set_table", guests, reason, departed: departed?.id ?? null, marked });
    }
  }
  playNothing(): void {
    void this.play({ t: "nothing" });
  }

  /** The places that someone else is laying now. */
  get laying(): DinerLaying | null {
    if (this.pub.phase !== "turn" || this.pub.player === this.me) return null;
    const draft = this.props.live[this.pub.player] as DinerLaying | undefined;
    return draft && draft.places > 0 ? draft : null;
  }

  // The hearing

  get contest(): DinerContested | null {
    return this.judging?.contests.find(({ seat }) => seat === this.me) ?? null;
  }
  /** What this seat has said. */
  get answerGiven(): Answer | null {
    if (this.me === null || this.judging === null) return null;
    if (this.judging.convinced.includes(this.me)) return "agree";
    return this.contest ? (this.contest.guests.length > 0 ? "guests" : "table") : null;
  }
  async give(): Promise<void> {
    if (this.answer === null || (this.answer === "guests" && this.against.length === 0)) return;
    const move: DinerMove =
      this.answer === "agree"
        ? { t: "convinced" }
        : { t: "contest", guests: this.answer === "guests" ? this.against : [], cites: this.cites };
    if (await this.play(move)) this.changing = false;
  }

  // The votes

  async voteTable(): Promise<void> {
    if (this.accept === null) return;
    if (await this.play({ t: "vote_table", accept: this.accept })) this.changing = false;
  }
  async voteGuests(): Promise<void> {
    if (await this.play({ t: "vote_guests", refused: this.refused })) this.changing = false;
  }
  refuse(id: string, on: boolean): void {
    this.refused = on
      ? [...this.refused.filter((other) => other !== id), id]
      : this.refused.filter((other) => other !== id);
  }

  // What is kept of a table that is being composed, and what others see of it

  get #key(): string {
    return `diner:${this.props.game.commitment}:${this.props.hand?.chair ?? ""}`;
  }

  #keepTheDraft(): void {
    $effect(() => {
      const draft: Draft = {
        turn: this.pub.number,
        skipped: this.skipped,
        target: this.target,
        chosen: this.chosen,
        funeral: this.funeral,
        departed: this.#departed,
        dead: this.dead,
        text: this.text,
        spoken: this.spoken,
      };
      if (this.ask?.t === "draw" || this.ask?.t === "table") save(this.#key, draft);
      else if (this.pub.phase === "over") forget(this.#key);
    });
  }

  #layLive(): void {
    let sent = "";
    $effect(() => {
      if (this.ask?.t !== "table") {
        sent = "";
        return;
      }
      const laying: DinerLaying = { t: "laying", places: this.newcomers.length, table: this.target };
      const now = JSON.stringify(laying);
      if (now === sent || (sent === "" && laying.places === 0)) return;
      sent = now;
      untrack(() => this.props.draft(laying));
    });
  }

  #forgetWhatIsOver(): void {
    let before = "";
    $effect.pre(() => {
      const step = [this.props.hand?.chair, this.props.game.commitment, this.pub.number, this.pub.phase].join(
        ":",
      );
      untrack(() => {
        if (step === before) return;
        before = step;
        const stored = load(this.#key) as Draft | null;
        const draft = stored?.turn === this.pub.number && this.pub.phase === "turn" ? stored : null;
        this.skipped = draft?.skipped ?? false;
        this.target = draft?.target ?? null;
        this.chosen = draft?.chosen ?? [];
        this.funeral = draft?.funeral ?? false;
        this.#departed = draft?.departed ?? null;
        this.dead = draft?.dead ?? [];
        this.text = draft?.text ?? "";
        this.spoken = draft?.spoken ?? false;
        this.answer = this.answerGiven;
        this.against = this.contest?.guests ?? [];
        this.cites = this.contest?.cites ?? null;
        this.accept = this.ask?.t === "vote_table" ? this.ask.vote : null;
        this.refused = this.ask?.t === "vote_guests" ? (this.ask.refused ?? this.contest?.guests ?? []) : [];
        this.changing = false;
      });
    });
  }
}
