// A socket to one salon that comes back by itself, and the messages that wait for their answer.

import type { FromBrowser, FromServer, Hello } from "../protocol";
import { randomHex } from "./keys";
import { Refusal } from "./refusals";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 5_000;
// A server that stands still is left so soon, and its salons go on elsewhere.
const DEAD_AFTER = 12_000;
// After sleep a socket may look open and be dead: then it has this long to show a sign of life.
const PROOF_OF_LIFE = 4_000;
// And so has a server that has said nothing for a while although it owes an answer: it may stand still.
const QUIET = 1_000;
const LOOK_EVERY = 1_000;
const RESEND_PAUSE = 1_500;

// A first message refused with one of these is not worth trying again by itself: a person decides.
const FINAL = [
  "no_such_salon",
  "salon_gone",
  "salon_damaged",
  "salon_locked",
  "removed",
  "seat_moved",
  "too_many_screens",
];

/** A message that the server answers. */
export type Asked = Extract<FromBrowser, { mid: string }>;
type WithoutMid<T> = T extends Asked ? Omit<T, "mid"> : never;

/** What the server says by itself, and not as an answer. */
export type News = Exclude<FromServer, { t: "done" | "refused" | "pong" }>;

export interface Listener {
  /** The first message over a fresh socket. */
  hello: () => Hello;
  hear: (news: News) => void;
  /** `asked`: the message that is refused; null for one that gets no answer. */
  refused: (refusal: Refusal, asked: Asked | null) => void;
  /** The hello was refused for good: call `close`, or `welcome` to stay at the door. */
  ended: (code: string) => void;
  /** The socket was given up; another one is tried after a pause. */
  lost: () => void;
}

interface Waiting {
  message: Asked;
  done: (entry?: number | null) => void;
  refused: (refusal: Refusal) => void;
}

export type OpenSocket = (address: string) => WebSocket;

declare global {
  interface Window {
    /** Begun by early.js, before this was loaded. */
    earlySocket?: WebSocket;
  }
}

/** The socket that the page has begun to open, once; after that a new one. */
export function earlyOrNew(address: string): WebSocket {
  const early = window.earlySocket;
  delete window.earlySocket;
  if (early?.url === address && early.readyState <= WebSocket.OPEN) return early;
  early?.close();
  return new WebSocket(address);
}

export class Connection {
  #listener: Listener;
  #openSocket: OpenSocket;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  // Messages are numbered, so that the server knows an old one however late it comes.
  readonly #page = randomHex(8);
  #sent = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #look: ReturnType<typeof setInterval>;
  #lastFrame = 0;
  #lastPing = 0;
  #deadline = Infinity;
  #closed = false;
  #welcomed = false;

  constructor(listener: Listener, openSocket: OpenSocket = earlyOrNew) {
    this.#listener = listener;
    this.#openSocket = openSocket;
    this.#look = setInterval(() => this.#lookAfter(), LOOK_EVERY);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#look);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  /** The hello over this socket has been answered. */
  get welcomed(): boolean {
    return this.#welcomed;
  }

  /** The listener has heard the answer to the hello: what still waits for an answer is sent. */
  welcome(): void {
    this.#welcomed = true;
    this.#pause = FIRST_PAUSE;
    this.#resend();
  }

  /** Comes in anew, as whoever the hello says then. */
  again(): void {
    this.#pause = FIRST_PAUSE;
    this.#drop();
    this.#connect();
  }

  /** Sends something that gets no answer; without a socket it is lost. */
  readonly write = (message: FromBrowser): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  };

  /**
   * Sends something that is answered. Until it is, it is sent again after every reconnect, with the same id. The answer
   * says as which entry it was taken: few need to know.
   */
  readonly send = <Entry extends number | null | void = void>(what: WithoutMid<Asked>): Promise<Entry> => {
    this.#sent += 1;
    const message = { ...what, mid: `${this.#page}-${this.#sent}` } as Asked;
    return new Promise((done, refused) => {
      this.#waiting.set(message.mid, { message, done: done as Waiting["done"], refused });
      if (this.#welcomed) this.write(message);
    });
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const address = new URL("ws", document.baseURI);
    // So that a proxy can bring all of a salon to the same server.
    address.searchParams.set("salon", this.#listener.hello().code);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.#openSocket(address.href);
    this.#socket = socket;
    this.#lastFrame = this.#lastPing = Date.now();
    this.#deadline = Infinity;
    if (socket.readyState === WebSocket.OPEN) this.write(this.#listener.hello());
    else socket.onopen = () => this.write(this.#listener.hello());
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
    this.#welcomed = false;
    socket?.close();
    if (this.#closed) return;
    this.#listener.lost();
    const wait = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #lookAfter(): void {
    if (this.#socket === null) return;
    const now = Date.now();
    const owed = this.#welcomed && this.#waiting.size > 0 && now - this.#lastFrame >= QUIET;
    if (now > this.#deadline || now - this.#lastFrame > DEAD_AFTER) this.#drop();
    else if (owed && this.#deadline === Infinity) this.#askForLife(now);
    else if (now - this.#lastPing >= PING_EVERY) this.#ping();
  }

  #ping(): void {
    this.#lastPing = Date.now();
    this.write({ t: "ping" });
  }

  #wake = (): void => {
    if (this.#closed || document.visibilityState !== "visible") return;
    if (this.#socket === null) {
      this.#pause = FIRST_PAUSE;
      this.#connect();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#askForLife(Date.now());
    }
  };

  #askForLife(now: number): void {
    this.#deadline = now + PROOF_OF_LIFE;
    this.#ping();
  }

  #resend(): void {
    for (const { message } of this.#waiting.values()) this.write(message);
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case "pong":
        break;
      case "done":
        this.#take(message.mid)?.done(message.entry);
        break;
      case "refused":
        this.#onRefused(message.mid, new Refusal(message.code, message.data as Record<string, unknown>));
        break;
      default:
        this.#listener.hear(message);
    }
  }

  #onRefused(mid: string | null, refusal: Refusal): void {
    if (mid === null) {
      this.#onRefusedWithoutMid(refusal);
      return;
    }
    const waiting = this.#take(mid);
    // Sent twice, it is answered twice.
    if (waiting === undefined) return;
    if (waiting.message.t === "join" && refusal.code === "already_joined") {
      // The answer to a join was lost, and its key was recognised on coming back.
      waiting.done();
      return;
    }
    waiting.refused(refusal);
    this.#listener.refused(refusal, waiting.message);
  }

  #onRefusedWithoutMid(refusal: Refusal): void {
    if (!this.#welcomed) {
      if (FINAL.includes(refusal.code)) this.#listener.ended(refusal.code);
      else this.#drop();
    } else if (refusal.code === "too_fast" && this.#waiting.size > 0) {
      // Something was not read, and which is not said.
      setTimeout(() => this.#resend(), RESEND_PAUSE);
    } else {
      this.#listener.refused(refusal, null);
    }
  }

  #take(mid: string): Waiting | undefined {
    const waiting = this.#waiting.get(mid);
    this.#waiting.delete(mid);
    return waiting;
  }
}
