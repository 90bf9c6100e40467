// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import type { DidixitMove, DidixitOptions, DidixitPrivate, DidixitPublic, DidixitRound } from "./protocol";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { Found } from "../../table/hunches.svelte";
import type { ClipKind, TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { Choice } from "../../table/steps.svelte";
import { talkPlace } from "../../table/talk.svelte";
import { Reveal } from "./reveal.svelte";
import { isWriting, performed, storytellerOf, type Live, type Seat } from "./round";

export type Clue = DidixitRound["clue"];
export type Way = Clue["t"];

/** What this screen shows now. */
export type Stage =
  | "reveal"
  | "summary"
  | "end"
  | "claiming"
  | "choosing" // the storyteller looks for an image
  | "clue" // the storyteller has one and finds words
  | "telling" // the others wait for it
  | "giving" // also while what was given is exchanged
  | "given"
  | "mending" // the storyteller corrects the clue
  | "voting";

/** Who talks aloud says the clue, unless they choose to write it. */
const firstWay = (): Way => (talkPlace.aloud ? "aloud" : "sentence");

export class DidixitTable extends PlayerTable<DidixitPublic, DidixitPrivate, DidixitOptions, DidixitMove> {
  readonly reveal = new Reveal();

  /** The image in the fingers. */
  #looking = $state<string | null>(null);
  /** Images set aside to be given together (three players). */
  #picked = $state<string[]>([]);
  /** The image the storyteller has decided for. */
  #told = $state<string | null>(null);
  /** What was given is thought over. */
  #exchanging = $state(false);
  /** The clue as it stands in the field while it is corrected. */
  #mended = $state<string | null>(null);
  way = $state<Way>(firstWay());
  text = $state("");
  clips = $state.raw<Record<ClipKind, Blob | null>>({ sound: null, film: null });
  clipTrouble = $state(false);
  recording = $state(false);
  /** A vote card, by its number. One's own image cannot be voted for. In the audience: a bet (CO-13). */
  readonly vote = new Choice<number>(this, {
    given: () => this.mine?.vote ?? this.#bet,
    may: (number) => (this.ask?.t === "vote" ? this.ask.numbers.includes(number) : this.isAsked),
    send: (number) =>
      this.me === null
        ? this.guess({ image: this.#laid[number - 1] ?? "" })
        : this.play({ t: "vote", number }),
  });

  constructor(props: () => TableProps) {
    super(props);
    this.forget(
      () => [],
      () => (this.#looking = null),
    );
    this.forget(
      () => [this.pub.number],
      () => this.#clearClue(),
    );
    this.forget(
      () => [this.pub.number, this.pub.phase],
      () => {
        this.#picked = [];
        this.#told = null;
        this.#exchanging = false;
        this.#mended = null;
      },
    );
    this.forget(
      () => [this.performed === null],
      () => this.performed !== null && this.reveal.stage === "summary" && this.reveal.close(),
    );
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: this.pub.last,
      resting: this.pub.phase === "telling",
      over: this.pub.phase === "over",
      watching: this.me === null,
    }));
  }

  get lookBack(): (() => void) | null {
    const { last } = this.pub;
    return last && (() => this.reveal.lookBack(last));
  }

  /** While they are exchanged, the images that were given are in hand again. */
  get hand(): string[] {
    return [...(this.mine?.hand ?? []), ...(this.exchanging ? this.gifts : [])];
  }
  /** What this seat has given, as long as it can be exchanged. */
  get gifts(): string[] {
    return this.ask?.t === "give" ? (this.mine?.gifts ?? []) : [];
  }
  get exchanging(): boolean {
    return this.#exchanging && this.gifts.length > 0;
  }

  stage: Stage = $derived.by(() => {
    if (this.reveal.stage !== null) return this.reveal.stage;
    switch (this.pub.phase) {
      case "over":
        return "end";
      case "claiming":
        return "claiming";
      case "telling":
        if (this.ask?.t !== "tell") return "telling";
        return this.told === null ? "choosing" : "clue";
      case "giving":
        if (this.ask?.t === "give" && (this.gifts.length === 0 || this.exchanging)) return "giving";
        return this.mended === null ? "given" : "mending";
      case "voting":
        return "voting";
    }
  });

  get storyteller(): Seat | null {
    return storytellerOf(this.pub);
  }

  /** Everyone but the storyteller. */
  get others(): Seat[] {
    return this.seats.map((_, seat) => seat).filter((seat) => seat !== this.storyteller);
  }

  get mayVote(): boolean {
    return this.ask?.t === "vote" || (this.pub.phase === "voting" && this.isAsked);
  }
  /** Nothing left to do but to guess whose image this is. */
  mayGuessWhose(number: number): boolean {
    const waits =
      this.me !== null && this.stage === "voting" && (this.me === this.storyteller || this.vote.isIn);
    return waits && !this.mine?.mine.includes(number);
  }
  /** How many of one's guesses were right in a counted round. */
  found(round: DidixitRound): Found | null {
    const givers = round.laid.map(({ image, owner }) => [image, [owner]] as const);
    return this.hunches.found(this.roundKey(round.number), givers);
  }
  get #laid(): readonly string[] {
    return this.pub.phase === "voting" ? this.pub.table : [];
  }
  get #bet(): number | null {
    const image = this.guessed("image");
    const at = image === null ? -1 : this.#laid.indexOf(image);
    return at < 0 ? null : at + 1;
  }

  get scores(): readonly number[] {
    return this.reveal.standing(this.pub.scores);
  }

  get writing(): boolean {
    return isWriting(this.pub, this.props.live);
  }
  /** What is hummed or mimed live, for the others: it is missed by who looks elsewhere. */
  get performed(): Live | null {
    return performed(this.pub, this.props.live);
  }

  // The hand

  get looking(): string | null {
    return this.#held(this.#looking);
  }
  get picked(): string[] {
    return this.#picked.filter((image) => this.hand.includes(image));
  }
  get told(): string | null {
    return this.#held(this.#told);
  }
  get toGive(): number {
    return this.ask?.t === "give" ? this.ask.images : 1;
  }

  #held(image: string | null): string | null {
    return image !== null && this.hand.includes(image) ? image : null;
  }

  look(image: string): void {
    this.#looking = image;
  }
  putBack(): void {
    this.#looking = null;
  }
  pick(image: string): void {
    if (this.picked.length < this.toGive) this.#picked = [...this.picked, image];
    this.#looking = null;
  }
  unpick(image: string): void {
    this.#picked = this.picked.filter((one) => one !== image);
    this.#looking = null;
  }
  decide(image: string): void {
    this.#told = image;
    this.#looking = null;
  }
  reconsider(): void {
    this.#looking = this.told;
    this.#told = null;
  }
  /** The images set aside are the ones that were given. */
  get isAsGiven(): boolean {
    return this.picked.length === this.toGive && this.picked.every((image) => this.gifts.includes(image));
  }
  exchange(): void {
    this.#exchanging = true;
    this.#picked = this.toGive > 1 ? this.gifts : [];
  }
  keepGifts(): void {
    this.#exchanging = false;
    this.#picked = [];
    this.#looking = null;
  }

  // The clue, corrected

  get mayMend(): boolean {
    return this.mine?.may_mend ?? false;
  }
  get mended(): string | null {
    return this.mayMend ? this.#mended : null;
  }
  set mended(text: string | null) {
    this.#mended = text;
  }
  get isMended(): boolean {
    const text = this.mended?.trim() ?? "";
    return text !== "" && text !== this.#clueText;
  }
  get #clueText(): string {
    return this.pub.phase === "giving" && this.pub.clue.t === "sentence" ? this.pub.clue.text : "";
  }
  openMending(): void {
    this.#mended = this.#clueText;
  }

  // Moves

  claim(): void {
    void this.play({ t: "claim" });
  }
  decline(): void {
    void this.play({ t: "decline" });
  }
  giveUp(): void {
    void this.play({ t: "give_up" });
  }
  async give(images: string[]): Promise<void> {
    if (await this.play({ t: "give", images })) this.keepGifts();
  }
  async mend(): Promise<void> {
    if (!this.isMended) return;
    if (await this.play({ t: "mend", text: this.mended?.trim() ?? "" })) this.#mended = null;
  }

  async tell(): Promise<void> {
    const image = this.told;
    if (image === null || this.busy || !this.clueIsThere) return;
    const clue = await this.#clue();
    if (clue && (await this.play({ t: "tell", image, clue }))) this.#clearClue();
  }

  get clueIsThere(): boolean {
    return this.way === "sentence" ? this.text.trim() !== "" : !this.recording;
  }

  async #clue(): Promise<Clue | null> {
    switch (this.way) {
      case "sentence":
        return { t: "sentence", text: this.text.trim() };
      case "aloud":
        return { t: "aloud" };
      case "tune":
      case "mime":
        return this.#recorded(this.way, this.way === "tune" ? "sound" : "film");
    }
  }

  async #recorded(t: "tune" | "mime", kind: ClipKind): Promise<Clue | null> {
    const take = this.clips[kind];
    if (!take) return { t, clip: null };
    this.busy = true;
    this.clipTrouble = false;
    try {
      return { t, clip: await this.props.uploadClip(take, kind) };
    } catch {
      this.clipTrouble = true;
      return null;
    } finally {
      this.busy = false;
    }
  }

  #clearClue(): void {
    this.way = firstWay();
    this.text = "";
    this.clips = { sound: null, film: null };
    this.clipTrouble = false;
  }
}
