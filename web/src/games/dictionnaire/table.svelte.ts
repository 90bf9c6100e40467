// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import { untrack } from "svelte";
import type { Language } from "../../settings.svelte";
import type { Seat } from "../../table/players";
import type { Found } from "../../table/hunches.svelte";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { ClockNow, TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { Choice, Note } from "../../table/steps.svelte";
import { advisedClock } from "./advice";
import { Aloud } from "./aloud.svelte";
import { Desk } from "./desk.svelte";
import { languageOf } from "./kinds";
import type {
  DictionnaireLettered,
  DictionnaireMove,
  DictionnaireOptions,
  DictionnairePrivate,
  DictionnairePublic,
  DictionnaireRound,
} from "./protocol";
import { Reveal } from "./reveal.svelte";
import { ownLetter } from "./own";
import { authorsOf } from "./round";
import { definitionsOf, litBy, readerOf, stakesOf } from "./view";
import { voice } from "../../table/voice";

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
  | "listening"
  | "rereading" // the reader, while the others vote
  | "voting"
  | "call"; // the last call for tokens

export class DictionnaireTable extends PlayerTable<
  DictionnairePublic,
  DictionnairePrivate,
  DictionnaireOptions,
  DictionnaireMove
> {
  readonly reveal = new Reveal();
  readonly aloud = new Aloud((letter) => this.props.draft({ t: "lit", letter }));
  readonly desk = new Desk(
    () => (this.ask?.t === "sort" ? this.ask : null),
    (move) => this.play(move),
    (move) => this.playNext(move),
  );
  /** The voice reads, on this screen. */
  voiceReads = $state(false);
  #advised = $state.raw<ClockNow | null>(null);

  /** The word in the reader's fingers, until it is given. */
  readonly word = new Choice<string>(this, {
    given: () => null,
    may: (word) => this.ask?.t === "choose" && this.ask.words.some(({ id }) => id === word),
    send: (word) => this.play({ t: "choose", word }),
  });

  readonly definition = new Note(this, {
    given: () => (this.ask?.t === "write" ? this.ask.text : undefined),
    done: () => this.ask?.t === "write" && this.ask.done,
    send: (text) => this.play({ t: "write", text, done: true }),
    keep: (text) =>
      void this.props.play({ t: "write", text, done: false } satisfies DictionnaireMove).catch(() => {}),
  });

  /** The letter voted for. In the audience: a bet (CO-13). */
  readonly vote = new Choice<string>(this, {
    given: () => (this.me === null ? this.guessed("definition") : (this.mine?.vote ?? null)),
    may: (letter) => this.#letters.includes(letter),
    send: (letter) =>
      this.me === null ? this.guess({ definition: letter }) : this.play({ t: "vote", letter }),
  });

  constructor(props: () => TableProps) {
    super(props);
    this.forget(
      () => [this.pub.number, this.pub.phase],
      () => {
        this.aloud.reset();
        this.desk.reset();
        if (this.pub.phase !== "reading") this.voiceReads = false;
        const { commitment } = this.props.game;
        this.#advised = this.pub.phase === "writing" ? advisedClock(commitment, this.pub.number) : null;
      },
    );
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: this.pub.last,
      resting: this.pub.phase === "choosing",
      over: this.pub.phase === "over",
    }));
    $effect(() => {
      if (this.voiceReads && this.#letter) untrack(() => void this.#sayAndReadOn());
    });
    $effect(() => () => this.aloud.reset());
  }

  get lookBack(): (() => void) | null {
    const { last } = this.pub;
    return last && (() => this.reveal.lookBack(last));
  }

  get language(): Language {
    return languageOf(this.options.decks);
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
    if (this.reveal.stage) return this.reveal.stage;
    switch (this.pub.phase) {
      case "over":
        return "end";
      case "choosing":
        return this.ask?.t === "draw" ? "drawing" : this.ask?.t === "choose" ? "choosing" : "waiting";
      case "writing":
        if (this.ask?.t !== "write") return "watching";
        return this.definition.isIn ? "written" : "writing";
      case "sorting":
        return this.ask?.t === "sort" ? "desk" : "sorting";
      case "reading":
        return this.ask?.t === "read" ? "lectern" : "listening";
      case "voting":
        return this.iRead ? "rereading" : "voting";
      case "last_call":
        return "call";
    }
  });

  /** Everyone who has something to do in this step. */
  get taking(): Seat[] {
    const { phase } = this.pub;
    if (phase === "writing" || phase === "voting" || phase === "last_call") return this.pub.taking_part;
    return this.reader === null ? [] : [this.reader];
  }
  /** Let the turn to read go by, and so does not write. */
  get sitsOut(): boolean {
    return (
      this.pub.phase === "writing" &&
      this.me !== null &&
      !this.iRead &&
      !this.pub.taking_part.includes(this.me)
    );
  }

  /** This person may vote, or bet. */
  get mayVote(): boolean {
    return this.#letters.length > 0;
  }
  get #letters(): readonly string[] {
    if (this.ask?.t === "vote") return this.ask.letters;
    return this.props.along?.question?.topics.definition ?? [];
  }

  /** Nothing left to do but to guess who wrote what. */
  get mayGuessWhose(): boolean {
    return this.me !== null && this.pub.phase === "voting" && (this.iRead || this.vote.isIn);
  }
  /** How many of one's guesses were right in a counted round. */
  found(round: DictionnaireRound): Found | null {
    const givers = round.definitions.map((one) => [one.letter, authorsOf(one)] as const);
    return this.hunches.found(this.roundKey(round.number), givers);
  }

  /** The letter of one's own definition, where it can be known by its words. */
  get own(): string | null {
    return ownLetter(definitionsOf(this.pub), this.mine?.wrote ?? null);
  }

  get scores(): readonly number[] {
    return this.reveal.standing(this.pub.scores);
  }

  /** The definition that is being read, on every screen. */
  get lit(): string | null {
    return this.pub.phase === "voting" && this.iRead ? this.aloud.lit : litBy(this.pub, this.props.live);
  }

  /** The definition that this person is reading to the others. */
  atLectern: DictionnaireLettered | null = $derived.by(() =>
    this.pub.phase === "reading" && this.ask?.t === "read" ? (this.pub.definitions.at(-1) ?? null) : null,
  );
  /** Its letter alone: the voice begins again when it changes, and not with other news. */
  #letter: string | null = $derived.by(() => this.atLectern?.letter ?? null);

  /** The limit of the game, or the rulebook's advice while people write. */
  get clock(): ClockNow | null {
    return this.props.clock ?? (this.pub.phase === "writing" ? this.#advised : null);
  }

  get leaves(): number {
    return this.options.leaves;
  }
  get staked(): boolean {
    return this.me !== null && stakesOf(this.pub).includes(this.me);
  }
  get tokens(): number {
    return this.me === null ? 0 : (this.pub.tokens[this.me] ?? 0);
  }

  draw(box: number): void {
    void this.play({ t: "draw", box: box === 2 ? 2 : 1 });
  }
  /** The desk is ready. */
  async read(how: "myself" | "voice" | "at once"): Promise<void> {
    if (how === "voice") voice().wake?.();
    if (await this.play({ t: "read", at_once: how === "at once" })) this.voiceReads = how === "voice";
  }
  readOn(): void {
    if (this.atLectern) void this.play({ t: "read_on", after: this.atLectern.letter });
  }
  startVoice(): void {
    voice().wake?.();
    this.voiceReads = true;
  }
  stopVoice(): void {
    this.voiceReads = false;
    this.aloud.stop();
  }
  /** If it cannot be heard, the reader goes on by hand. */
  async #sayAndReadOn(): Promise<void> {
    const one = this.atLectern;
    if (!one) return;
    if (await this.aloud.say(one, this.language)) this.readOn();
    else if (!this.aloud.speaking) this.voiceReads = false;
  }

  stake(): void {
    void this.play({ t: "stake" });
  }
  keepTokens(): void {
    void this.play({ t: "keep" });
  }
}
