// What a person holds in a step of the game before it is given: something chosen, something written. Both are forgotten
// when the step is over. Until then both may be given anew, in games that say what was given; in others a move is final.

import { untrack } from "svelte";
import { forget as forgetStored, load, save } from "../storage";

/** The table at which it is held. */
interface Holder {
  /** Changes with the chair in front of the screen, the game, its round and its phase. */
  readonly step: string;
  readonly busy: boolean;
}

/** Call while a table is set up: `over` runs for the step it begins with and for every later one, before it is shown. */
export function forget(step: () => string, over: () => void): void {
  let before: string | null = null;
  $effect.pre(() => {
    const now = step();
    untrack(() => {
      if (now === before) return;
      before = now;
      over();
    });
  });
}

interface Choosing<T> {
  /** What the server has; null: nothing yet. Without this the choice is final: nobody is asked any more once it is cast. */
  given?: () => T | null;
  may: (value: T) => boolean;
  /** Whether it was taken. */
  send: (value: T) => Promise<boolean>;
}

/** A vote or an answer: held up first, then cast. */
export class Choice<T> {
  readonly #holder: Holder;
  readonly #how: Choosing<T>;
  #held = $state.raw<T | null>(null);
  #changing = $state(false);

  constructor(holder: Holder, how: Choosing<T>) {
    this.#holder = holder;
    this.#how = how;
    forget(
      () => holder.step,
      () => this.keep(),
    );
  }

  get given(): T | null {
    return this.#how.given?.() ?? null;
  }
  /** It was given and is thought over. */
  get changing(): boolean {
    return this.#changing && this.given !== null;
  }
  get isIn(): boolean {
    return this.given !== null && !this.#changing;
  }
  /** The one that is marked: held up, or as it was given. */
  get value(): T | null {
    return this.isIn ? this.given : (this.#held ?? this.given);
  }
  /** The one that can be cast now; null: none, or the same as before. */
  get held(): T | null {
    return this.isIn || this.#held === this.given ? null : this.#held;
  }
  get busy(): boolean {
    return this.#holder.busy;
  }

  may(value: T): boolean {
    return !this.isIn && this.#how.may(value);
  }
  hold(value: T): void {
    if (this.may(value)) this.#held = value;
  }
  async cast(value: T | null = this.held): Promise<void> {
    if (value === null || !this.may(value)) return;
    this.#held = value;
    if (!(await this.#how.send(value))) return;
    this.#changing = false;
    // What is final is nothing to begin with when somebody's turn comes again.
    if (this.#how.given === undefined) this.#held = null;
  }
  change(): void {
    this.#held = null;
    this.#changing = true;
  }
  /** As it was given. */
  keep(): void {
    this.#held = null;
    this.#changing = false;
  }
}

interface Writing {
  /** What the server has of it; null: nothing yet; undefined: nothing is to be written now. */
  given: () => string | null | undefined;
  /** What the server has counts as handed in. Without this everything that it has does. */
  done?: () => boolean;
  /** Whether it was taken. */
  send: (text: string) => Promise<boolean>;
  /** Sends a draft to the server. Without this drafts are kept in this browser. */
  keep?: (text: string) => void;
}

/** A draft is kept when nobody has typed for so long, in ms, and not more often than this. */
const STILL = 1000;
const AT_MOST_EVERY = 2000;

interface Kept {
  step: string;
  text: string;
}

/** Something written and handed in. What is typed is kept by itself and comes back after a reload. */
export class Note {
  readonly #holder: Holder;
  readonly #how: Writing;
  /** As it stands in the field. */
  text = $state("");
  #rewriting = $state(false);
  #handedIn = $state.raw<string | null>(null);
  /** What is kept of it, or on its way there. */
  #kept = $state.raw("");
  /** What counts as handed in, if the server has nothing newer. */
  #sent: string | null = null;
  #keptAt = 0;
  #step = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(holder: Holder, how: Writing) {
    this.#holder = holder;
    this.#how = how;
    forget(
      () => holder.step,
      () => this.#begin(),
    );
    this.#keepByItself();
  }

  get isIn(): boolean {
    return this.#isDone() && !this.#rewriting;
  }
  get isKept(): boolean {
    return this.text.trim() === this.#kept.trim();
  }
  /** It was handed in before it was taken back: there is something to leave as it was. */
  get mayLeave(): boolean {
    return this.#handedIn !== null;
  }
  get busy(): boolean {
    return this.#holder.busy;
  }

  async handIn(): Promise<void> {
    const text = this.text;
    if (text.trim() === "" || this.#how.given() === undefined) return;
    clearTimeout(this.#timer);
    if (this.#sent?.trim() !== text.trim()) {
      if (!(await this.#how.send(text))) return;
      this.#kept = this.#sent = text;
    }
    forgetStored(this.#slot);
    this.#rewriting = false;
    this.#handedIn = null;
  }

  takeBack(): void {
    this.#handedIn = this.#how.given() ?? null;
    this.#rewriting = true;
  }

  /** As it was handed in, also if a draft has been kept since. */
  async leaveIt(): Promise<void> {
    if (this.#handedIn === null) return;
    this.text = this.#handedIn;
    await this.handIn();
  }

  /** Keeps the draft now, if it has changed. */
  keep(): void {
    clearTimeout(this.#timer);
    // Of the step and the chair it was written for, and no other.
    if (this.#how.given() === undefined || this.isKept || this.#holder.step !== this.#step) return;
    this.#kept = this.text;
    this.#keptAt = Date.now();
    if (this.#how.keep === undefined) {
      save(this.#slot, { step: this.#step, text: this.text } satisfies Kept);
    } else {
      this.#sent = null;
      this.#how.keep(this.text);
    }
  }

  #isDone(): boolean {
    return this.#how.done?.() ?? typeof this.#how.given() === "string";
  }

  /** One for each chair of a game. */
  get #slot(): string {
    return `note:${this.#step.split(":").slice(0, 2).join(":")}`;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#step = this.#holder.step;
    const given = this.#how.given();
    if (given === undefined) forgetStored(this.#slot);
    const draft = load(this.#slot) as Kept | null;
    this.text = this.#kept = given ?? (draft?.step === this.#step ? draft.text : "");
    this.#sent = this.#isDone() ? (given ?? null) : null;
    this.#rewriting = false;
    this.#handedIn = null;
  }

  #keepByItself(): void {
    $effect(() => {
      void this.text;
      untrack(() => {
        clearTimeout(this.#timer);
        if (this.isKept) return;
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
}
