// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { forget as forgetStored, load, save } from "../../storage";
import type { TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { talkPlace } from "../../table/talk.svelte";
import { seatedAt } from "./cards";
import { pick, type Guest } from "./guests";
import { Judge } from "./judge.svelte";
import { layingOf } from "./phases";
import { pointsOf, type Points } from "./points";
import { DINER, type DinerLaying, type DinerServed, type DinerStory } from "./protocol";
import { decisionOf, Reveal } from "./reveal.svelte";

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
  | "listening" // one's own proposal
  | "defending" // one's own proposal is contested
  | "vote_table"
  | "naming" // the whole stands: is a guest too many?
  | "named"
  | "vote_guests"
  | "voted"
  | "judged"; // one's own proposal

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

export class DinerTable extends Judge {
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

  /** The turn whose reason is written down now, and those that were, on this screen. */
  writing = $state<number | null>(null);
  readonly written = new SvelteMap<number, string>();

  /** The guest whose card is looked at. */
  looked = $state.raw<Guest | null>(null);
  readonly look = (guest: Guest): void => void (this.looked = guest);

  constructor(props: () => TableProps) {
    super(props);
    this.forget(
      () => [this.pub.number, this.pub.phase],
      () => this.#begin(),
    );
    this.#keepTheDraft();
    this.#layLive();
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: decisionOf(this.pub.last),
      resting: this.pub.phase === "turn" && !this.pub.drawn,
      over: this.pub.phase === "over",
    }));
  }

  get lookBack(): (() => void) | null {
    const last = decisionOf(this.pub.last);
    return last && (() => this.reveal.lookBack(last));
  }
  get hand(): readonly Guest[] {
    return this.mine?.hand ?? [];
  }
  get scores(): readonly number[] {
    return this.reveal.standing(this.pub.scores);
  }

  stage: Stage = $derived.by(() => {
    if (this.reveal.stage) return this.reveal.stage;
    if (this.isAsked) return this.answer.isIn ? "answered" : "answering";
    switch (this.pub.phase) {
      case "over":
        return "end";
      case "turn":
        if (this.ask?.t === "draw") return "draw";
        if (this.ask?.t !== "table") return "waiting";
        return this.ask.may_exchange && !this.skipped ? "exchange" : "compose";
      case "hearing":
        if (this.ask?.t !== "answer") return "listening";
        return this.answer.isIn ? "answered" : "answering";
      case "defending":
        return this.ask?.t === "defend" ? "defending" : "judged";
      case "judging_table":
        if (this.ask?.t !== "vote_table") return "judged";
        return this.tableVote.isIn ? "voted" : "vote_table";
      case "naming":
        if (this.ask?.t !== "name") return "judged";
        return this.naming.isIn ? "named" : "naming";
      case "judging_guests":
        if (this.ask?.t !== "vote_guests") return "judged";
        return this.guestVote.isIn ? "voted" : "vote_guests";
    }
  });

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
  /** A table that is set has a chair left. */
  get mayJoin(): boolean {
    return this.pub.tables.some((table) => seatedAt(table).length < DINER.CHAIRS);
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

  /** DN-11: died recently, or at any time if the options say so, or as this person knows. */
  mayBury(guest: Guest): boolean {
    const known = guest.died !== null && (guest.recent || this.options.funerals === "any");
    return known || this.dead.includes(guest.id);
  }
  get mayMourn(): boolean {
    return this.hand.some((guest) => this.mayBury(guest));
  }
  get mourning(): boolean {
    return this.target === null && this.funeral && this.mayMourn;
  }
  get mournable(): Guest[] {
    return this.newcomers.filter((guest) => this.mayBury(guest));
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
    return this.player === this.me ? null : layingOf(this.pub, this.props.live);
  }

  // Afterwards: the words of what was told aloud, for the album

  /** Own tables of this game whose reason was told aloud, as far as the story is known. */
  get told(): DinerServed[] {
    if (this.pub.phase !== "over") return [];
    return (this.props.story.lines as readonly DinerStory[]).filter(
      (turn) =>
        turn.t === "served" && turn.proposal.reason.t === "spoken" && this.seats[turn.proposal.seat]?.yours,
    ) as DinerServed[];
  }
  get untold(): DinerServed[] {
    return this.told.filter(({ number }) => !this.written.has(number));
  }
  /** Opens the sheet for the words of this turn, if this person told it aloud. */
  writerFor(number: number): (() => void) | undefined {
    return this.told.some((turn) => turn.number === number) ? () => (this.writing = number) : undefined;
  }
  async writeDown(number: number, text: string): Promise<boolean> {
    if (!(await this.props.writeDown(String(number), text))) return false;
    this.written.set(number, text);
    this.writing = this.untold[0]?.number ?? null;
    return true;
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
      else if (this.pub.phase === "over") forgetStored(this.#key);
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

  #begin(): void {
    const stored = load(this.#key) as Draft | null;
    const draft = stored?.turn === this.pub.number && this.pub.phase === "turn" ? stored : null;
    this.skipped = draft?.skipped ?? false;
    this.target = draft?.target ?? null;
    this.chosen = draft?.chosen ?? [];
    this.funeral = draft?.funeral ?? false;
    this.#departed = draft?.departed ?? null;
    this.dead = draft?.dead ?? [];
    this.text = draft?.text ?? "";
    this.spoken = draft?.spoken ?? talkPlace.spoken;
  }
}
