// One browser's place in one salon: what the server has said about it, and what its person can do there.

import {
  PROTOCOL,
  type Act,
  type ChairView,
  type Live,
  type PersonView,
  type Reaction,
  type ViewMessage,
} from "../protocol";
import { sayCovered } from "../table/covered";
import { ownName } from "../table/own";
import { talkPlace } from "../table/talk.svelte";
import type { View } from "../view";
import type { ClipKind, Verdict } from "../table/props";
import { Chat } from "./chat.svelte";
import { ClipStore } from "./clips";
import { Connection, type Asked, type News, type OpenSocket } from "./connection";
import { download } from "./download";
import { Drafts } from "./drafts";
import { kept, PartGiver, verdict } from "./fairness";
import { fetchImage, fetchOwnAlts, sendImage } from "./http";
import { forgetKey, newKey, storedKey, storeKey } from "./keys";
import { OwnAlts } from "../workshop/ownAlts";
import { OwnImageStore } from "../workshop/imageStore.svelte";
import { Refusal } from "./refusals";
import { reloadPage } from "./reload";
import { SeatRequests } from "./seatRequests.svelte";
import { received, type Received } from "./sections";
import { share } from "./share";
import { Call } from "../voices/call.svelte";
import { spokenHere } from "../voices/kept";
import { Story } from "./story.svelte";

/** Why there is no salon to show, for good: deleted, removed, never there, locked, or this tab is too old. */
export type Ending = { code: string };

// A key that nobody here has: one is a newcomer, and is asked for a name. And what is only shown live may come too late
// for its moment. Nobody needs to be told.
const QUIET = ["unknown_key", "not_now", "hands_off", "may_not_speak"];

// During an upgrade, a node of the older version does not say who is slow.
const NOBODY_SLOW: Partial<Live> = { slow: [] };

const coversOf = (view: View | null): string => (view?.salon.covers ?? []).map((cover) => cover.id).join(" ");

export type ShownReaction = Reaction & { id: number };

const REACTION_LASTS = 3200;
const MOST_REACTIONS = 12;
export interface SessionSettings {
  screen?: boolean;
  /** Hears every refusal that somebody should be told of. */
  onRefusal?: (refusal: Refusal) => void;
  openSocket?: OpenSocket;
}

export class Session {
  readonly code: string;
  readonly screen: boolean;
  readonly chat: Chat;
  readonly story: Story;
  readonly clips: ClipStore;
  readonly images: OwnImageStore;
  /** Seats that are asked for: one's own on a new device, and others'. */
  readonly requests: SeatRequests;
  /** Those who speak with each other. */
  readonly call: Call;

  view = $state.raw<View | null>(null);
  live = $state.raw<Live>({ t: "live", present: [], drafts: [], heir: null, visitors: [], slow: [] });
  /** When that came, in this device's own time. */
  liveAt = Date.now();
  connection = $state.raw<"connecting" | "open" | "lost">("connecting");
  /** In about how many seconds the code has its turn: many wrong ones were tried from this network. */
  inLine = $state.raw<number | null>(null);
  /** The server was tried and did not answer, and nothing of the salon has been seen yet. */
  unreached = $state.raw(false);
  ending = $state.raw<Ending | null>(null);
  /** What was felt a moment ago, the oldest first. */
  reactions = $state.raw<readonly ShownReaction[]>([]);
  film = $state.raw<number | null>(null); // on a television: the scene that somebody shows here
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
  readonly verdict: Verdict | null = $derived.by(() => {
    const { view } = this;
    return view?.game?.opened ? verdict(view, kept(this.code, view.game.number)) : null;
  });
  readonly verdictOnGivenUp: Verdict | null = $derived.by(() => {
    const { view } = this;
    const given = view?.salon.given_up;
    return view && given ? verdict(view, kept(this.code, given.number), given) : null;
  });

  /** Says something that is answered: it is taken, or refused. */
  readonly send: Connection["send"];
  /** Says something that gets no answer; without a socket it is lost. */
  readonly write: Connection["write"];

  #onRefusal: (refusal: Refusal) => void;
  #key: string | null;
  #received: Received | null = null;
  // Who waits until an entry is shown.
  #awaited: { entry: number; done: () => void }[] = [];
  #reactionsHeard = 0;
  #connection: Connection;
  #drafts: Drafts;
  #alts = new OwnAlts(() => fetchOwnAlts(this.code, this.#ownKey()));
  #parts = new PartGiver((own) => this.do({ t: "add_part", ...own }));

  constructor(code: string, { screen = false, onRefusal = () => {}, openSocket }: SessionSettings = {}) {
    this.code = code;
    this.screen = screen;
    this.#onRefusal = onRefusal;
    this.#key = storedKey(code, screen);
    this.#connection = new Connection(
      {
        hello: () => ({ t: "hello", protocol: PROTOCOL, code, key: this.#key }),
        hear: (news) => this.#hear(news),
        refused: (refusal, asked) => this.#onRefused(refusal, asked),
        ended: (ending) => this.#onEnded(ending),
        lost: () => this.#onLost(),
      },
      openSocket,
    );
    const { send, write } = this.#connection;
    this.send = send;
    this.write = write;
    this.chat = new Chat(code, () => this.view?.you.person ?? null, write);
    this.story = new Story(write);
    this.requests = new SeatRequests((who) => send({ t: "ask_seat", key: this.#ownKey(), who }), write);
    this.call = new Call({
      me: () => this.view?.you.person ?? null,
      write,
      table: () => this.view?.game?.public,
      kept: spokenHere(code),
      screen,
    });
    this.clips = new ClipStore(code, () => this.#ownKey());
    this.images = new OwnImageStore((file) => fetchImage(code, this.#ownKey(), file));
    this.#drafts = new Drafts((chair, draft) => write({ t: "draft", chair, draft }));
  }

  close(): void {
    this.#connection.close();
    this.#drafts.close();
    this.call.close();
    this.clips.close();
    this.images.close();
  }

  /** The secret of this person here: for the personal link, and nothing else. */
  get key(): string | null {
    return this.#key;
  }

  /** An instant of the server in this device's own time. */
  localTime(instant: number): number {
    return instant - this.#ahead;
  }

  join(name: string): Promise<void> {
    return this.send({ t: "join", key: this.#ownKey(), name, screen: this.screen });
  }

  do(what: Act): Promise<void> {
    return this.send({ t: "do", what });
  }

  /** Gives the number of the entry; null if the answer was lost, and only came when it was asked for again. */
  make(what: Act): Promise<number | null> {
    return this.send<number | null>({ t: "do", what });
  }

  /** Until this entry is shown. */
  async shown(entry: number): Promise<void> {
    if ((this.view?.seq ?? 0) >= entry) return;
    await new Promise<void>((done) => this.#awaited.push({ entry, done }));
  }

  start(): Promise<void> {
    return this.send({ t: "start" });
  }

  /** Shows something live to the others; the latest counts, at most every `every` ms. */
  draft(chair: number, draft: unknown, every?: number): void {
    this.#drafts.show(chair, draft, every);
  }

  async uploadClip(clip: Blob, kind: ClipKind): Promise<string> {
    return this.told(this.clips.upload(clip, kind));
  }

  /** What goes over plain HTTP: a refusal is shown like one of the socket, then thrown again. */
  async told<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (failure) {
      if (failure instanceof Refusal) this.#onRefusal(failure);
      throw failure;
    }
  }

  /** Gives the name under which members find it. */
  async uploadImage(image: Blob, thumb: Blob): Promise<string> {
    const name = await this.told(sendImage(this.code, this.#ownKey(), image, thumb));
    this.images.keep(name, image, thumb);
    return name;
  }

  clipIsGone(hash: string): boolean {
    const salon = this.view?.salon;
    if (salon === undefined) return false;
    return salon.clips_gone.includes(hash) || salon.covers.some((cover) => cover.of === hash);
  }

  #ownKey(): string {
    if (this.#key === null) {
      this.#key = newKey();
      storeKey(this.code, this.#key, this.screen);
    }
    return this.#key;
  }

  #hear(news: News): void {
    switch (news.t) {
      case "view":
        this.#onView(news);
        break;
      case "live":
        this.liveAt = Date.now();
        this.live = share(this.live, { ...NOBODY_SLOW, ...news });
        break;
      case "reaction":
        this.#onReaction(news);
        break;
      case "film":
        this.film = news.at;
        break;
      case "chat":
        this.chat.hear(sayCovered(news));
        break;
      case "story":
        this.story.hear(sayCovered(news));
        break;
      case "exported":
        download(`veillee-${this.code}-${this.view?.game?.number ?? 1}.json`, news.file);
        break;
      case "seat_asked":
      case "seat_answered":
      case "seat_requests":
        this.requests.hear(news);
        // The key is known in the salon by now.
        if (news.t === "seat_answered" && news.answer === "yes") this.#connection.again();
        break;
      case "call":
      case "talking":
      case "ways":
      case "signal":
        this.call.hear(news);
        break;
      case "in_line":
        this.inLine = news.seconds;
        break;
      case "gone":
        this.#end(news.code);
        break;
      case "reload":
        this.close();
        if (!reloadPage()) this.ending = { code: "old_page" };
        break;
    }
  }

  #onReaction(reaction: Reaction): void {
    const shown = { ...reaction, id: ++this.#reactionsHeard };
    this.reactions = [...this.reactions, shown].slice(-MOST_REACTIONS);
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), REACTION_LASTS);
  }

  #onView(message: ViewMessage): void {
    const { welcomed } = this.#connection;
    const { view: whole } = (this.#received = received(this.#received, message));
    const view = whole.salon.covers.length > 0 ? share(this.view, sayCovered(whole)) : whole;
    // A coming-back server may be behind what was shown: what it says after a fresh hello counts.
    if (welcomed && this.view !== null && view.seq < this.view.seq) return;
    const ahead = view.now - Date.now();
    // The view that travelled fastest tells the time best.
    this.#ahead = welcomed ? Math.max(this.#ahead, ahead) : ahead;
    const recovered = coversOf(this.view) !== coversOf(view);
    const newcomer = welcomed && this.view?.you.person === null && view.you.person !== null;
    this.view = view;
    talkPlace.sitting = view.salon.sitting;
    // Whoever is known gets the chat with the greeting; a newcomer asks for it.
    if (newcomer && !this.screen) this.chat.ask();
    this.story.goOn(view.game?.number ?? null);
    for (const { done } of this.#awaited.filter(({ entry }) => entry <= view.seq)) done();
    this.#awaited = this.#awaited.filter(({ entry }) => entry > view.seq);
    if (recovered) this.#onCovers(view, welcomed);
    if (!welcomed) this.#onFirstView();
    this.call.forget((person) => !view.salon.people.some((one) => one.id === person));
    this.#alts.see(view);
    if (!this.screen) this.#parts.see(view);
  }

  /** What this browser keeps of the evening may have been covered. The first view of a connection brings it anew. */
  #onCovers(view: View, welcomed: boolean): void {
    const covered = view.salon.covers.filter((cover) => cover.kind === "image");
    this.images.cover(covered.map((cover) => ownName(cover.of ?? "") ?? ""));
    this.#alts.again();
    if (welcomed && view.you.person !== null && !this.screen) this.chat.again();
    this.story.again();
  }

  #onFirstView(): void {
    this.connection = "open";
    this.inLine = null;
    this.unreached = false;
    this.ending = null;
    this.film = null;
    this.#connection.welcome();
    this.call.welcome();
    if (this.screen && this.view?.you.person === null) this.join("").catch(() => {});
  }

  #onLost(): void {
    this.connection = this.view === null ? "connecting" : "lost";
    this.unreached = this.view === null;
    this.story.lost();
    this.#parts.lost();
  }

  #onRefused(refusal: Refusal, asked: Asked | null): void {
    const quiet =
      asked === null
        ? this.call.refused(refusal.code) || QUIET.includes(refusal.code)
        : (asked.t === "join" && (asked.screen || refusal.code === "not_let_in")) ||
          (asked.t === "do" && asked.what.t === "add_part");
    if (!quiet) this.#onRefusal(refusal);
  }

  #onEnded(code: string): void {
    if (code === "salon_locked" && !this.screen) {
      // Whoever has a seat here can still ask for it.
      this.ending = { code };
      this.#connection.welcome();
    } else {
      this.#end(code);
    }
  }

  #end(code: string): void {
    this.ending = { code };
    if (code === "seat_moved") forgetKey(this.code, this.#key);
    this.close();
  }
}
