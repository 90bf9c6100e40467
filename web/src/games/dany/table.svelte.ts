// One player's side of the table: what the server shows, and what lies under this person's thumb until it is played.

import { untrack } from "svelte";
import { attention } from "../../attention.svelte";
import {
  DANY,
  type DanyDraft,
  type DanyMove,
  type DanyOptions,
  type DanyPiece,
  type DanyPrivate,
  type DanyPublic,
} from "./protocol";
import type { Seat, Seats } from "../../table/players";
import { PlayerTable } from "../../table/playerTable.svelte";
import type { TableProps } from "../../table/props";
import { Choice } from "../../table/steps.svelte";
import type { TalkWords } from "../../table/talk.svelte";
import { Composition } from "./composition.svelte";
import { followMoments, Moments, momentsOf, standing, type Standing } from "./moments.svelte";
import { forOthers, onSheet, type Laid, type Point } from "./surface";
import { languageOf, readIdea } from "./sentences";
import { m } from "./texts";

const SURFACE_EVERY = 45;
const POINTER_EVERY = 50;
const WRITING_EVERY = 400;
const TOLD_AGAIN = 5000;
/** What lies there is sent this long before the limit, so that it arrives in time. */
const IN_TIME = 1100;

/** What this screen shows now. */
export type Stage = DanyPublic["phase"] | "moment" | "end";

/** Where others point now, by seat. */
export function pointersOf(live: TableProps["live"]): { seat: Seat; at: Point }[] {
  return Object.entries(live).flatMap(([seat, draft]) => {
    const shown = draft as DanyDraft;
    if (shown.t !== "pointer" || shown.at === null) return [];
    const [x, y] = shown.at;
    return [{ seat: Number(seat), at: { x, y } }];
  });
}

/** Who is writing in the talk now. */
export const writersOf = (live: TableProps["live"]): Seat[] =>
  Object.entries(live).flatMap(([seat, draft]) => {
    const shown = draft as DanyDraft;
    return shown.t === "writing" && shown.on ? [Number(seat)] : [];
  });

/** The composition as it grows, or as it was sent. */
export function piecesOf(pub: DanyPublic, live: TableProps["live"]): readonly DanyPiece[] {
  if (!("active" in pub)) return [];
  const sent = "pieces" in pub ? pub.pieces : [];
  const draft = live[pub.active] as DanyDraft | undefined;
  return sent.length === 0 && draft?.t === "surface" ? draft.pieces : sent;
}

/** The five words that lie open. */
export const wordsOf = (pub: DanyPublic): readonly string[] => ("idea" in pub ? pub.idea.words : []);

/** Who leans to which word, by seat. */
export const leaningsOf = (pub: DanyPublic): readonly (number | null)[] =>
  "leanings" in pub ? pub.leanings : [];

/** The five words as everyone may see them now: of what is on show, or of the round that is played. */
export function wordsShown(pub: DanyPublic, moments: Moments) {
  const moment = moments.round;
  const told = !moments.suspense;
  const round = moment?.is === "round" ? moment.round : null;
  const answered = moment?.is === "word" ? moment.answered : null;
  const word = round?.word ?? answered?.word ?? ("word" in pub ? pub.word : null);
  return {
    words: (round ?? answered)?.idea.words ?? wordsOf(pub),
    leanings: round?.leanings ?? leaningsOf(pub),
    right: told ? word : null,
    answer: told && round && round.answer !== round.word ? round.answer : null,
    audience: moment?.is === "round" ? moment.audience : null,
  };
}

/** At whom one may point: in the beginning at anyone. */
export const candidatesOf = (pub: DanyPublic, seats: Seats): readonly Seat[] =>
  "candidates" in pub ? pub.candidates : [...seats.keys()];

/** Who has seen the word of this round and let the role pass: bound to silence like the active one. */
const boundIn = (pub: DanyPublic): readonly Seat[] =>
  ["choosing", "composing", "talking", "calling"].includes(pub.phase) && "bound" in pub ? pub.bound : [];

/** Whom the table waits for: while somebody has not spoken yet, not for the decider. */
export function waitedFor(pub: DanyPublic, awaited: readonly Seat[]): readonly Seat[] {
  if (pub.phase !== "talking" || awaited.length < 2) return awaited;
  return awaited.filter((seat) => seat !== pub.decider);
}

export class DanyTable extends PlayerTable<DanyPublic, DanyPrivate, DanyOptions, DanyMove> {
  readonly moments = new Moments();

  /** Whom the hand is turned towards, not yet pointed at. */
  aim = $state.raw<Seat | null>(null);
  /** Memories to be kept. */
  picked = $state.raw<readonly string[]>([]);
  /** The secret word lies open. */
  wordOpen = $state(false);
  composition = $state.raw<Composition | null>(null);
  /** What is being written, not yet said. */
  text = $state("");
  /** Whether the active one helped. */
  readonly helped = new Choice<boolean>(this, {
    given: () => (this.ask?.t === "confirm" ? this.ask.vote : null),
    may: () => this.ask?.t === "confirm",
    send: (helped) => this.play({ t: "confirm", helped }),
  });
  /** Whether the explanation convinces. */
  readonly convinced = new Choice<boolean>(this, {
    given: () => (this.ask?.t === "judge" ? this.ask.vote : null),
    may: () => this.ask?.t === "judge",
    send: (convinced) => this.play({ t: "judge", convinced }),
  });
  readonly #standing: () => Standing;
  #phase = $derived(this.pub.phase);
  /** The newest line of the chat when this page saw the phase begin. */
  #since = $state.raw(0);
  /** The newest line of the chat when the next round began behind a result that is still looked at. */
  #until = $state.raw<number>();

  constructor(props: () => TableProps) {
    super(props);
    this.#forgetWhatIsOver();
    this.#listen();
    this.#keepComposition();
    this.#tellAgain();
    this.#sendInTime();
    followMoments(this.moments, () => ({
      game: this.props.game.commitment,
      pub: this.pub,
      audience: this.props.game.audience,
    }));
    this.#standing = standing(this.moments, () => this.pub);
    this.#keepSilence();
  }

  /** How the game stands, as far as everybody is told. */
  get standing(): Standing {
    return this.#standing();
  }

  get active(): boolean {
    return "active" in this.pub && this.pub.active === this.me;
  }
  /** Had the role in this round, and has let it pass. */
  get bound(): boolean {
    return this.me !== null && boundIn(this.pub).includes(this.me);
  }
  /** Looks for the word with the others. */
  get guesses(): boolean {
    return this.me !== null && !this.active && !this.bound;
  }
  /** Of whom it can be said that they helped: the active one or, until an idea is turned up, the one before. */
  get suspect(): Seat | null {
    const { pub } = this;
    if (pub.phase === "preparing") return pub.last?.active ?? null;
    return "active" in pub ? pub.active : null;
  }
  get waitedFor(): readonly Seat[] {
    return waitedFor(this.pub, this.props.game.awaited);
  }
  get words(): readonly string[] {
    return wordsOf(this.pub);
  }
  /** The one word to be guessed, for the active personality alone. */
  get secret(): { number: number; word: string } | null {
    const number = this.mine?.word ?? null;
    return number === null ? null : { number, word: this.words[number - 1] ?? "" };
  }
  /** The word one leans to; in the audience, the one that one takes to be right. */
  get leaning(): number | null {
    if (this.me !== null) return leaningsOf(this.pub)[this.me] ?? null;
    const word = this.guessed("word");
    return word === null ? null : Number(word) + 1;
  }
  /** One may lean to a word, or guess it in the audience. */
  get mayLean(): boolean {
    return this.ask?.t === "talk" || this.#asksFor("word");
  }
  /** At whom one may point now; in the audience, all whom one may take for Dany. */
  get targets(): readonly Seat[] {
    if (this.ask?.t === "point") return this.ask.candidates;
    return this.#asksFor("dany") ? [...this.seats.keys()] : [];
  }
  /** Whom one points at already; in the audience, takes for Dany. */
  get finger(): Seat | null {
    if (this.ask?.t === "point") return this.ask.finger;
    const dany = this.guessed("dany");
    return dany === null ? null : Number(dany);
  }
  #asksFor(topic: string): boolean {
    return this.props.along?.question?.topics[topic] !== undefined;
  }
  get pieces(): readonly DanyPiece[] {
    return this.composition?.pieces ?? piecesOf(this.pub, this.props.live);
  }
  /** What the active one has answered: what is judged, or what they have said by now. */
  get explanation(): string | null {
    const { pub } = this;
    if (pub.phase !== "explaining") return null;
    const chair = this.seats[pub.active]?.chair;
    const said = this.props.chat.lines.filter(({ chair: by, id }) => by === chair && id > this.#since);
    const all = said.flatMap(({ text }) => text ?? []).join(" ");
    return pub.words ?? ([...all].slice(0, DANY.EXPLANATION_LENGTH).join("") || null);
  }
  /** The light of whoever is Dany. Only their own screen knows. */
  get light(): "dany" | undefined {
    return this.mine?.personality === "dany" && this.pub.phase !== "over" ? "dany" : undefined;
  }
  /** Their hands are on the cards. */
  get hands(): boolean {
    return !this.moments.round && this.active && this.pub.phase === "composing";
  }
  /** The choice card, while it is turned over. */
  get turning(): { number: number; word: string; open: boolean; lit: boolean } | null {
    const { round, step, suspense } = this.moments;
    const of = round?.is === "word" ? round.answered : round?.is === "round" ? round.round : null;
    if (of === null || (round?.is === "round" && (round.round.result !== "missed" || !suspense))) return null;
    const word = suspense ? "" : (of.idea.words[of.word - 1] ?? "");
    return { number: of.word, word, open: step !== "answer", lit: word !== "" };
  }
  /** What is said lies below what it is about, with the field for one's own words in the bar. */
  get spoken(): boolean {
    return this.stage === "talking" || this.ask?.t === "explain";
  }
  /** What the talk is about now; whoever is asked to explain finds it open. */
  get talk(): TalkWords {
    return { ...this.#topic, until: this.#until };
  }
  get #topic(): TalkWords {
    const { phase } = this.pub;
    if (phase === "twist") return { label: m.yourSuspicion, empty: m.noSuspicion };
    if (phase === "explaining" && this.active)
      return { label: m.yourExplanation, empty: m.noWords, open: true };
    return phase === "talking" || phase === "explaining" ? { label: m.yourWords, empty: m.noWords } : {};
  }

  get lookBack(): (() => void) | null {
    const last = momentsOf(this.pub, null).find(({ is }) => is === "round");
    return last === undefined ? null : () => this.moments.lookBack(last);
  }

  stage: Stage = $derived.by(() => {
    if (this.moments.round) return "moment";
    return this.pub.phase === "over" ? "end" : this.pub.phase;
  });

  // Moves

  /** A move that needs nothing of what lies here. */
  act(move: DanyMove): void {
    void this.play(move);
  }
  point(seat: Seat): Promise<boolean> {
    return this.me === null ? this.guess({ dany: String(seat) }) : this.play({ t: "point", seat });
  }
  toggle(memory: string): void {
    this.picked = this.picked.includes(memory)
      ? this.picked.filter((one) => one !== memory)
      : [...this.picked, memory];
  }
  keep(): void {
    void this.play({ t: "keep", memories: [...this.picked] });
  }
  async send(): Promise<void> {
    const { composition } = this;
    if (composition && (await this.play({ t: "send", pieces: [...composition.pieces] })))
      composition.forget();
  }
  /** To a word, or to none any more. */
  lean(word: number): void {
    const back = this.leaning === word;
    if (this.me === null) void this.guess(back ? {} : { word: String(word - 1) });
    else void this.play({ t: "lean", word: back ? null : word });
  }
  explained(): void {
    void this.play({ t: "explained", words: this.explanation ?? "" });
  }
  /** Shows the others that one writes. */
  writes(on: boolean): void {
    if (this.me !== null && !this.bound && this.spoken) this.props.draft({ t: "writing", on }, WRITING_EVERY);
  }

  /** Reads the five words aloud. */
  read(): void {
    readIdea(this.words, languageOf(this.options));
  }

  /** Shows the others where one points; nowhere any more without a place. */
  show(at: Point | null): void {
    if (this.ask?.t !== "talk" && this.pub.phase !== "talking") return;
    if (!this.guesses) return;
    const place = at && onSheet(at);
    this.props.draft({ t: "pointer", at: place && [place.x, place.y] }, POINTER_EVERY);
  }

  // The composition belongs to a round; it also stays while others vote about help.

  #keepComposition(): void {
    $effect.pre(() => {
      const { ask } = this;
      const round = `dany:${this.props.game.commitment}:${this.pub.number}:${this.me}`;
      const composing = ask?.t === "compose" ? ask.kept : null;
      const over = !["composing", "calling"].includes(this.pub.phase);
      untrack(() => {
        if (composing && this.composition?.key !== round)
          this.composition = new Composition(round, composing, (pieces) => this.#tell(pieces));
        else if (over || this.composition?.key !== round) this.composition = null;
      });
    });
  }

  /** A connection that was lost has taken the live surface with it: it is told again from time to time. */
  #tellAgain(): void {
    $effect(() => {
      const { composition } = this;
      if (composition === null) return;
      const timer = setInterval(() => this.#tell(composition.pieces), TOLD_AGAIN);
      return () => clearInterval(timer);
    });
  }

  #tell(pieces: readonly Laid[]): void {
    this.props.draft({ t: "surface", pieces: forOthers(pieces) }, SURFACE_EVERY);
  }

  #sendInTime(): void {
    $effect(() => {
      const { clock } = this.props;
      const explains = this.ask?.t === "explain" && this.explanation !== null;
      if ((this.ask?.t !== "compose" && !explains) || clock === null) return;
      const send = (): void => void (explains ? this.explained() : this.send());
      const timer = setTimeout(send, Math.max(0, clock.until - Date.now() - IN_TIME));
      return () => clearTimeout(timer);
    });
  }

  /** "Your turn" would tell which way it went. */
  #keepSilence(): void {
    // Before the salon calls: its effect comes later.
    $effect.pre(() => {
      attention.held = this.moments.suspense;
      return () => (attention.held = false);
    });
  }

  #listen(): void {
    $effect.pre(() => {
      if (this.#phase) untrack(() => (this.#since = this.props.chat.lines.at(-1)?.id ?? 0));
    });
    $effect.pre(() => {
      const looked = this.moments.stays;
      const ahead = !["preparing", "calling", "over"].includes(this.#phase);
      untrack(() => {
        if (!looked) this.#until = undefined;
        else if (ahead) this.#until ??= this.#since;
      });
    });
  }

  // What is over

  #forgetWhatIsOver(): void {
    this.forget(
      () => [this.pub.number],
      () => {
        this.picked = [];
      },
    );
    // Once it is sent, a neighbour's look must not find it.
    this.forget(
      () => [this.pub.number, ["choosing", "composing"].includes(this.pub.phase)],
      () => (this.wordOpen = false),
    );
    // A finger may be turned elsewhere until the last one is up: there is nothing to take back first.
    this.forget(
      () => {
        const { number, phase, last_pointing } = this.pub;
        return [number, phase, last_pointing?.turn, ...candidatesOf(this.pub, this.seats)];
      },
      () => (this.aim = this.finger),
    );
  }
}
