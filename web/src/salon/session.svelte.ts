// One browser's place in one salon: a socket that comes back by itself, and everything the server has said over it.

import { untrack } from "svelte";
import {
  PROTOCOL,
  type Act,
  type ChairView,
  type ChatLine,
  type FromBrowser,
  type FromServer,
  type Live,
  type PersonView,
  type View,
  type ViewMessage,
} from "../protocol";
import { load, save } from "../storage";
import type { ClipKind, StoryLines, Verdict } from "../table/props";
import { download } from "./download";
import { acknowledged, kept, overtaken, prepare, verdict } from "./fairness";
import { fetchClip, sendClip } from "./http";
import { newKey, randomText, storedKey, storeKey } from "./keys";
import { Refusal } from "./refusals";
import { newest, wholeView, type Sections } from "./sections";
import { share } from "./share";

export type Connection = "connecting" | "open" | "lost";

/** Why there is no salon to show, for good: deleted, removed, never there, locked, or this tab is too old. */
export type Ending = { code: string };

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const DEAD_AFTER = 30_000;
// After sleep a socket may look open and be dead: then it has this long to show a sign of life.
const PROOF_OF_LIFE = 4_000;
const LOOK_EVERY = 1_000;
const DRAFT_EVERY = 150;
const RELOAD_PAUSE = 60_000;
const RESEND_PAUSE = 1_500;

// A first message refused with one of these is not worth trying again by itself: a person decides.
const FINAL = [
  "no_such_salon",
  "salon_gone",
  "salon_damaged",
  "salon_locked",
  "removed",
  "too_many_screens",
  "too_many_codes",
];

// What is only shown live may come too late for its moment: nobody needs to be told.
const TOO_LATE = ["not_now", "hands_off"];

type WithMid = Extract<FromBrowser, { mid: string }>;
type WithoutMid<T> = T extends WithMid ? Omit<T, "mid"> : never;

interface Waiting {
  message: WithMid;
  done: () => void;
  refused: (refusal: Refusal) => void;
}

export interface SessionSettings {
  screen?: boolean;
  /** Hears every refusal that somebody should be told of. */
  onRefusal?: (refusal: Refusal) => void;
  openSocket?: (address: string) => WebSocket;
}

export class Session {
  readonly code: string;
  readonly screen: boolean;

  view = $state.raw<View | null>(null);
  live = $state.raw<Live>({ t: "live", present: [], drafts: [], heir: null });
  connection = $state.raw<Connection>("connecting");
  ending = $state.raw<Ending | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  olderChat = $state.raw(false);
  story = $state.raw<StoryLines>({ lines: [], complete: false });

  #readUpto = $state.raw(0);
  #ahead = $state.raw(0);

  readonly me: PersonView | null = $derived.by(() => {
    const person = this.view?.you.person ?? null;
    return this.view?.salon.people.find((one) => one.id === person) ?? null;
  });
  readonly isHost: boolean = $derived(this.me !== null && this.view?.salon.host === this.me.id);
  readonly myChairs: readonly ChairView[] = $derived.by(() => {
    const { me, view } = this;
    return me === null || view === null ? [] : view.salon.chairs.filter((chair) => chair.holder === me.id);
  });
  readonly unread: boolean = $derived(
    this.chat.some(
      (line) => line.id > this.#readUpto && line.text !== null && line.person !== this.view?.you.person,
    ),
  );
  readonly verdict: Verdict | null = $derived.by(() => {
    const { view } = this;
    return view?.game?.opened ? verdict(view, kept(this.code, view.game.number)) : null;
  });
  readonly verdictOnGivenUp: Verdict | null = $derived.by(() => {
    const { view } = this;
    const given = view?.salon.given_up;
    return view && given ? verdict(view, kept(this.code, given.number), given) : null;
  });

  #settings: SessionSettings;
  #socket: WebSocket | null = null;
  #key: string | null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #look: ReturnType<typeof setInterval>;
  #lastFrame = 0;
  #lastPing = 0;
  #deadline = Infinity;
  #closed = false;
  #answered = false;
  #sections: Sections | null = null;
  #drafts = new Map<number, { draft: unknown; timer: ReturnType<typeof setTimeout> }>();
  #storyGame = 0;
  #storyAsked = false;
  #partSent: string | null = null;
  #clips = new Map<string, Promise<Blob>>();
  #clipUrls = new Map<string, Promise<string>>();

  constructor(code: string, settings: SessionSettings = {}) {
    this.code = code;
    this.screen = settings.screen ?? false;
    this.#settings = settings;
    this.#key = storedKey(code, this.screen);
    const read = load(`read:${code}`);
    this.#readUpto = typeof read === "number" ? read : 0;
    this.#look = setInterval(() => this.#lookAfter(), LOOK_EVERY);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#look);
    for (const { timer } of this.#drafts.values()) clearTimeout(timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    for (const url of this.#clipUrls.values()) void url.then(URL.revokeObjectURL, () => {});
  }

  /** The secret of this person here: for the personal link, and nothing else. */
  get key(): string | null {
    return this.#key;
  }

  /** An instant of the server in this device's own time. */
  localTime(instant: number): number {
    return instant - this.#ahead;
  }

  // What people do

  async join(name: string): Promise<void> {
    await this.#send({ t: "join", key: this.#ownKey(), name, screen: false });
  }

  async joinAsScreen(): Promise<void> {
    await this.#send({ t: "join", key: this.#ownKey(), name: "", screen: true });
  }

  do(what: Act): Promise<void> {
    return this.#send({ t: "do", what });
  }

  start(): Promise<void> {
    return this.#send({ t: "start" });
  }

  deleteSalon(): Promise<void> {
    return this.#send({ t: "delete_salon" });
  }

  play(chair: number, move: unknown): Promise<void> {
    return this.do({ t: "play", chair, move });
  }

  /** Shows something live to the others; the latest counts, at most every `every` ms. */
  draft(chair: number, draft: unknown, every = DRAFT_EVERY): void {
    const running = this.#drafts.get(chair);
    if (running !== undefined) {
      running.draft = draft;
      return;
    }
    this.#write({ t: "draft", chair, draft });
    const entry = {
      draft,
      timer: setTimeout(() => {
        this.#drafts.delete(chair);
        if (entry.draft !== draft) this.draft(chair, entry.draft, every);
      }, every),
    };
    this.#drafts.set(chair, entry);
  }

  /** Older lines of the chat. */
  askChat(): void {
    this.#write({ t: "ask_chat", before: this.chat[0]?.id ?? Number.MAX_SAFE_INTEGER });
  }

  chatRead(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.#readUpto) return;
    this.#readUpto = last;
    save(`read:${this.code}`, last);
  }

  /** Asks for the story of the game on the table, from the last known line on. */
  loadStory(): void {
    // Whoever asks from an effect must not be called again by the answer.
    untrack(() => {
      if (this.view?.game == null || this.#storyAsked || this.story.complete) return;
      this.#storyAsked = true;
      this.#write({ t: "ask_story", after: this.story.lines.length });
    });
  }

  exportGame(): void {
    this.#write({ t: "ask_export" });
  }

  async uploadClip(clip: Blob, kind: ClipKind): Promise<string> {
    try {
      const hash = await sendClip(this.code, this.#ownKey(), clip, kind);
      this.#clips.set(hash, Promise.resolve(clip));
      return hash;
    } catch (failure) {
      if (failure instanceof Refusal) this.#settings.onRefusal?.(failure);
      throw failure;
    }
  }

  /** A recorded clip; fetched once. */
  clip(hash: string): Promise<Blob> {
    return once(this.#clips, hash, () => fetchClip(this.code, this.#ownKey(), hash));
  }

  clipUrl(hash: string): Promise<string> {
    return once(this.#clipUrls, hash, () => this.clip(hash).then((clip) => URL.createObjectURL(clip)));
  }

  clipIsGone(hash: string): boolean {
    return this.view?.salon.clips_gone.includes(hash) ?? false;
  }

  async takeDownClip(hash: string): Promise<void> {
    await this.do({ t: "take_down_clip", clip: hash });
  }

  // The socket

  #ownKey(): string {
    if (this.#key === null) {
      this.#key = newKey();
      storeKey(this.code, this.#key, this.screen);
    }
    return this.#key;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.#settings.openSocket ?? ((to: string) => new WebSocket(to)))(address.href);
    this.#socket = socket;
    this.#answered = false;
    this.#lastFrame = this.#lastPing = Date.now();
    this.#deadline = Infinity;
    socket.onopen = () => {
      this.#write({ t: "hello", protocol: PROTOCOL, code: this.code, key: this.#key });
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#lastFrame = Date.now();
      this.#deadline = Infinity;
      this.#hear(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  /** Gives this socket up and tries again after a pause that grows, and differs between browsers. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.connection = this.view === null ? "connecting" : "lost";
    this.#storyAsked = false;
    this.#partSent = null;
    const wait = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #lookAfter(): void {
    if (this.#socket === null) return;
    const now = Date.now();
    if (now > this.#deadline || now - this.#lastFrame > DEAD_AFTER) this.#drop();
    else if (now - this.#lastPing >= PING_EVERY) this.#ping();
  }

  #ping(): void {
    this.#lastPing = Date.now();
    this.#write({ t: "ping" });
  }

  #wake = (): void => {
    if (this.#closed || document.visibilityState !== "visible") return;
    if (this.#socket === null) {
      this.#pause = FIRST_PAUSE;
      this.#connect();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#deadline = Date.now() + PROOF_OF_LIFE;
      this.#ping();
    }
  };

  #write(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends something that is answered. Until it is, it is sent again after every reconnect, with the same id. */
  #send(what: WithoutMid<WithMid>): Promise<void> {
    const message = { ...what, mid: randomText(16) } as WithMid;
    return new Promise((done, refused) => {
      this.#waiting.set(message.mid, { message, done, refused });
      if (this.connection === "open") this.#write(message);
    });
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case "view":
        this.#onView(message);
        break;
      case "done":
        this.#take(message.mid)?.done();
        break;
      case "refused":
        this.#onRefused(message.mid, new Refusal(message.code, message.data as Record<string, unknown>));
        break;
      case "live":
        this.live = share(this.live, message);
        break;
      case "chat":
        this.chat = [
          ...new Map([...this.chat, ...message.lines].map((line) => [line.id, line])).values(),
        ].sort((a, b) => a.id - b.id);
        if (message.page) this.olderChat = message.more;
        break;
      case "story":
        this.#onStory(message.number, message.after, message.lines, message.more);
        break;
      case "exported":
        download(`veillee-${this.code}-${this.view?.game?.number ?? 1}.json`, message.file);
        break;
      case "gone":
        this.#end(message.code);
        break;
      case "reload":
        this.#reload();
        break;
      case "pong":
        break;
    }
  }

  #onView(message: ViewMessage): void {
    // The first one after a hello has every section.
    const sections = newest(this.#answered ? this.#sections : null, message);
    this.#sections = share(this.#sections, sections);
    const view = wholeView(this.#sections);
    // A coming-back server may be behind what was shown: what it says after a fresh hello counts.
    if (this.#answered && this.view !== null && view.seq < this.view.seq) return;
    const ahead = view.now - Date.now();
    // The view that travelled fastest tells the time best.
    this.#ahead = this.#answered ? Math.max(this.#ahead, ahead) : ahead;
    const newcomer = this.#answered && this.view?.you.person === null && view.you.person !== null;
    this.view = share(this.view, view);
    // Whoever is known gets the chat with the greeting; a newcomer asks for it.
    if (newcomer && !this.screen) this.askChat();
    if (view.game !== null && view.game.number !== this.#storyGame) {
      this.#storyGame = view.game.number;
      this.#storyAsked = false;
      this.story = { lines: [], complete: false };
    } else if (this.story.complete) {
      this.story = { ...this.story, complete: false };
    }
    if (!this.#answered) this.#onFirstView();
    this.#addPart(view);
  }

  #onFirstView(): void {
    this.#answered = true;
    this.connection = "open";
    this.#pause = FIRST_PAUSE;
    this.#resend();
    if (this.screen && this.view?.you.person === null) this.joinAsScreen().catch(() => {});
  }

  #resend(): void {
    for (const { message } of this.#waiting.values()) this.#write(message);
  }

  #onRefused(mid: string | null, refusal: Refusal): void {
    const waiting = mid === null ? undefined : this.#take(mid);
    const own = waiting?.message;
    if (own?.t === "join" && refusal.code === "already_joined") {
      // The answer to a join was lost, and its key was recognised on coming back.
      waiting?.done();
      return;
    }
    waiting?.refused(refusal);
    if (mid === null) {
      if (!this.#answered) {
        if (FINAL.includes(refusal.code)) this.#end(refusal.code);
        else this.#drop();
        return;
      }
      // A key that nobody here has: one is a newcomer, and is asked for a name.
      if (refusal.code === "unknown_key" || TOO_LATE.includes(refusal.code)) return;
      if (refusal.code === "too_fast" && this.#waiting.size > 0) {
        // Something was not read, and which is not said.
        setTimeout(() => this.#resend(), RESEND_PAUSE);
        return;
      }
    }
    const quiet = own?.t === "join" ? own.screen : own?.t === "do" && own.what.t === "add_part";
    if (!quiet) this.#settings.onRefusal?.(refusal);
  }

  #take(mid: string): Waiting | undefined {
    const waiting = this.#waiting.get(mid);
    this.#waiting.delete(mid);
    return waiting;
  }

  #onStory(number: number, after: number, lines: readonly unknown[], more: boolean): void {
    this.#storyAsked = false;
    if (number !== this.#storyGame || after !== this.story.lines.length) return;
    this.story = { lines: [...this.story.lines, ...lines], complete: !more };
    if (more) this.loadStory();
  }

  #addPart(view: View): void {
    if (this.screen) return;
    // Also when the part is on its way: who sits where is kept as it was last seen before the deal.
    const own = prepare(view);
    if (own === null || own.commitment === this.#partSent) return;
    this.#partSent = own.commitment;
    const number = view.salon.games + 1;
    this.do({ t: "add_part", ...own }).then(
      () => acknowledged(this.code, number, own.commitment, own.part),
      (refusal: Refusal) => {
        if (refusal.code === "part_given") overtaken(this.code, number, own.commitment);
      },
    );
  }

  #end(code: string): void {
    this.ending = { code };
    this.close();
  }

  #reload(): void {
    let before: number;
    try {
      before = Number(sessionStorage.getItem("veillee:reloaded") ?? 0);
      sessionStorage.setItem("veillee:reloaded", String(Date.now()));
    } catch {
      // Without a memory of the last time a reload might go on for ever.
      before = Date.now();
    }
    this.close();
    if (Date.now() - before > RELOAD_PAUSE) location.reload();
    else this.ending = { code: "old_page" };
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
    // A failure is not remembered: the next try asks again.
    value.catch(() => known.delete(key));
  }
  return value;
}
