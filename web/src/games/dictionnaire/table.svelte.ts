// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import { untrack } from "svelte";
import type { Language } from "../../settings.svelte";
import type { Seat } from "../../table/players";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { ClockNow, TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { advisedClock } from "./advice";
import { Aloud } from "./aloud.svelte";
import { Desk } from "./desk.svelte";
import { languageOf } from "./kinds";
import type {
  DictionnaireMove,
  DictionnaireOptions,
  DictionnairePrivate,
  DictionnairePublic,
} from "./protocol";
import { Reveal } from "./reveal.svelte";
import { litBy, readerOf, stakesOf } from "./view";

// A draft is kept safe this long after the last key, and not more often than this.
const STILL = 1000;
const AT_MOST_EVERY = 2000;

/** What this screen shows now. */
export type Stage =
  | "reveal"
  | "summary"
  | "end"
  | "drawing" // the reader takes a card
  | "choosing" // the reader takes one of its words
  | "waiting" // the others wait for a word
  | "writing"
  | "written" // handed in
  | "watching" // the others write
  | "desk" // the reader behind the screen
  | "sorting" // the others wait for the reading
  | "lectern" // the reader reads
  | "voting";

export class DictionnaireTable extends PlayerTable<
  DictionnairePublic,
  DictionnairePrivate,
  DictionnaireOptions,
  DictionnaireMove
> {
  readonly reveal = new Reveal();
  readonly aloud: Aloud;
  readonly desk: Desk;

  /** The word in the reader's fingers, not yet given. */
  word = $state<string | null>(null);
  /** The definition as it stands in the field. */
  text = $state("");
  /** Taken back after it was handed in. */
  rewriting = $state(false);
  /** What was handed in before it was taken back; null: nothing to go back to. */
  handedIn = $state<string | null>(null);
  /** What the server has of it or is being sent, and whether that is handed in. */
  #kept = $state("");
  #done = false;
  #keptAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The letter on the ballot, not yet cast. */
  letter = $state<string | null>(null);
  #advised = $state.raw<ClockNow | null>(null);

  constructor(props: () => TableProps) {
    super(props);
    this.aloud = new Aloud((letter) => this.props.draft({ t: "lit", letter }));
    this.desk = new Desk(
      () => (this.ask?.t === "sort" ? this.ask : null),
      (move) => this.play(move),
    );
    this.#forgetWhatIsOver();
    this.#keepTheDraft();
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: this.pub.last,
      resting: this.pub.phase === "choosing",
    }));
    $effect(() => () => this.aloud.reset());
  }

  get language(): Language {
    return languageOf(this.options.deck);
  }
  get reader(): Seat | null {
    return readerOf(this.pub);
  }
  get iRead(): boolean {
    return this.me !== null && this.reader === this.me;
  }
  get readerName(): string {
    return this.reader === null ? "" : (this.seats[this.reader]?.name ?? "");
  }

  stage: Stage = $derived.by(() => {
    if (this.reveal.round) return this.reveal.playing ? "reveal" : "summary";
    switch (this.pub.phase) {
      case "over":
        return "end";
      case "choosing":
        return this.ask?.t === "draw" ? "drawing" : this.ask?.t === "choose" ? "choosing" : "waiting";
      case "writing":
        if (this.ask?.t !== "write") return "watching";
        return this.ask.done && !this.rewriting ? "written" : "writing";
      case "sorting":
        return this.ask?.t === "sort" ? "desk" : "sorting";
      case "voting":
        return this.iRead ? "lectern" : "voting";
    }
  });

  /** Everyone who has something to do in this step. */
  get taking(): Seat[] {
    if (this.pub.phase === "voting") return this.pub.taking_part;
    if (this.pub.phase === "writing") return this.others;
    return this.reader === null ? [] : [this.reader];
  }
  get others(): Seat[] {
    return this.seats.map((_, seat) => seat).filter((seat) => seat !== this.reader);
  }

  get scores(): readonly number[] {
    return this.reveal.scores ?? this.pub.scores;
  }

  /** The definition that is being read, on every screen. */
  get lit(): string | null {
    return this.pub.phase === "voting" && this.iRead ? this.aloud.lit : litBy(this.pub, this.props.live);
  }

  /** The limit of the game, or the rulebook's advice while people write. */
  get clock(): ClockNow | null {
    return this.props.clock ?? (this.pub.phase === "writing" ? this.#advised : null);
  }

  // The reader's word

  draw(box: number): void {
    void this.play({ t: "draw", box: box === 2 ? 2 : 1 });
  }
  choose(word: string): void {
    void this.play({ t: "choose", word });
  }

  // Writing

  get draftIsKept(): boolean {
    return this.text.trim() === this.#kept.trim();
  }

  async handIn(): Promise<void> {
    if (this.text.trim() === "" || this.ask?.t !== "write") return;
    clearTimeout(this.#timer);
    const text = this.text;
    if (!(this.#done && this.draftIsKept)) {
      if (!(await this.play({ t: "write", text, done: true }))) return;
      this.#kept = text;
      this.#done = true;
    }
    this.rewriting = false;
    this.handedIn = null;
  }

  takeBack(): void {
    this.handedIn = this.ask?.t === "write" ? this.ask.text : null;
    this.rewriting = true;
  }

  /** As it was handed in, also if a draft has gone out since. */
  async leaveIt(): Promise<void> {
    if (this.handedIn === null) return;
    this.text = this.handedIn;
    await this.handIn();
  }

  /** Sends the draft now, if it has changed. */
  keep(): void {
    clearTimeout(this.#timer);
    // Of the chair it was written on, and no other.
    if (this.ask?.t !== "write" || this.draftIsKept || this.props.hand?.chair !== this.#chair) return;
    this.#kept = this.text;
    this.#done = false;
    this.#keptAt = Date.now();
    this.props.play({ t: "write", text: this.text, done: false } satisfies DictionnaireMove).catch(() => {});
  }

  #keepTheDraft(): void {
    $effect(() => {
      void this.text;
      untrack(() => {
        clearTimeout(this.#timer);
        if (this.draftIsKept) return;
        const wait = Math.max(STILL, this.#keptAt + AT_MOST_EVERY - Date.now());
        this.#timer = setTimeout(() => this.keep(), wait);
      });
    });
    $effect(() => {
      const hide = (): void => {
        if (document.visibilityState === "hidden") this.keep();
      };
      const leave = (): void => this.keep();
      document.addEventListener("visibilitychange", hide);
      addEventListener("pagehide", leave);
      return () => {
        document.removeEventListener("visibilitychange", hide);
        removeEventListener("pagehide", leave);
        clearTimeout(this.#timer);
      };
    });
  }

  // The vote

  get voteIsIn(): boolean {
    return this.mine?.vote != null && !this.changing;
  }
  get staked(): boolean {
    return this.me !== null && stakesOf(this.pub).includes(this.me);
  }
  get tokens(): number {
    return this.me === null ? 0 : (this.pub.tokens[this.me] ?? 0);
  }
  mark(letter: string): void {
    if (this.ask?.t === "vote" && this.ask.letters.includes(letter) && !this.voteIsIn) this.letter = letter;
  }
  async vote(letter: string): Promise<void> {
    if (await this.play({ t: "vote", letter })) this.changing = false;
  }
  keepVote(): void {
    this.letter = this.mine?.vote ?? null;
    this.changing = false;
  }
  stake(on: boolean): void {
    void this.play({ t: "stake", on });
  }

  // What is over

  #chair: number | undefined;

  #forgetWhatIsOver(): void {
    let before = "";
    $effect.pre(() => {
      const chair = this.props.hand?.chair;
      const game = this.props.game.commitment;
      const step = [chair, game, this.pub.number, this.pub.phase].join(":");
      untrack(() => {
        if (step === before) return;
        before = step;
        this.#chair = chair;
        clearTimeout(this.#timer);
        this.word = null;
        this.text = this.#kept = this.ask?.t === "write" ? this.ask.text : "";
        this.#done = this.ask?.t === "write" && this.ask.done;
        this.rewriting = false;
        this.handedIn = null;
        this.letter = this.mine?.vote ?? null;
        this.changing = false;
        this.aloud.reset();
        this.desk.reset();
        this.#advised = this.pub.phase === "writing" ? advisedClock(game, this.pub.number) : null;
      });
    });
  }
}
