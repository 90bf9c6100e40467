// Seats that are asked for on another device: "it's me", what people say to that, and what others ask.

import type {
  FromBrowser,
  SeatAnswered,
  SeatAsked,
  SeatRequest,
  SeatRequests as Shown,
  Sign,
} from "../protocol";
import { Refusal } from "./refusals";

/** One's own request, as people see it now. */
export interface Asked {
  sign: Sign;
  /** Only the host is asked for now. */
  hostFirst: boolean;
}

/** What one asks for: a seat that one had, or as somebody new to come in. */
export type Asking = "seat" | "join";

export class SeatRequests {
  /** Who one says one is: a person, or at the door of a locked salon a name. */
  who = $state.raw<number | string | null>(null);
  asked = $state.raw<Asked | null>(null);
  asking = $state.raw<Asking>("seat");
  /** How the last request ended, if not with a yes. */
  ended = $state.raw<"no" | "ignored" | null>(null);
  /** When one may ask again, in this device's time. */
  waitUntil = $state.raw(0);
  /** What others ask, and this person may answer. */
  shown = $state.raw<readonly SeatRequest[]>([]);

  #send: (who: number | string) => Promise<void>;
  #write: (message: FromBrowser) => void;

  constructor(send: (who: number | string) => Promise<void>, write: (message: FromBrowser) => void) {
    this.#send = send;
    this.#write = write;
  }

  async ask(who: number | string): Promise<void> {
    this.who = who;
    try {
      await this.#send(who);
    } catch (failure) {
      if (failure instanceof Refusal && typeof failure.data.seconds === "number")
        this.#waitFor(failure.data.seconds);
    }
  }

  drop(): void {
    this.#write({ t: "drop_ask" });
  }

  /** Back to choosing who one is. */
  reconsider(): void {
    this.ended = null;
  }

  hear(news: SeatAsked | SeatAnswered | Shown): void {
    switch (news.t) {
      case "seat_asked":
        this.asking = news.joining ? "join" : "seat";
        this.asked = { sign: news.sign, hostFirst: news.host_first };
        this.ended = null;
        break;
      case "seat_answered":
        this.asked = null;
        this.ended = news.answer === "no" || news.answer === "ignored" ? news.answer : null;
        this.#waitFor(news.wait);
        break;
      case "seat_requests":
        this.shown = news.requests;
        break;
    }
  }

  #waitFor(seconds: number): void {
    this.waitUntil = Date.now() + seconds * 1000;
  }
}
