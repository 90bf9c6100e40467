// The chat of a salon as far as this browser has heard it, and how far it was read.

import type { Chat as ChatMessage, ChatLine, FromBrowser } from "../protocol";
import { load, save } from "../storage";

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** There are earlier lines that can be asked for. */
  older = $state.raw(false);
  #readUpto = $state.raw(0);

  /** How many lines of others have not been read. */
  readonly unread: number = $derived(
    this.lines.filter(
      (line) => line.id > this.#readUpto && line.text !== null && line.person !== this.#person(),
    ).length,
  );

  #code: string;
  #person: () => number | null;
  #write: (message: FromBrowser) => void;

  /** `person`: who reads here; one's own lines are never unread. */
  constructor(code: string, person: () => number | null, write: (message: FromBrowser) => void) {
    this.#code = code;
    this.#person = person;
    this.#write = write;
    const read = load(`read:${code}`);
    this.#readUpto = typeof read === "number" ? read : 0;
  }

  /** Asks for the lines before the first one known. */
  ask(): void {
    this.#write({ t: "ask_chat", before: this.lines[0]?.id ?? Number.MAX_SAFE_INTEGER });
  }

  /** The host has covered something, or taken a cover off: what was said is asked for again. */
  again(): void {
    if (this.lines.length === 0) return;
    this.lines = [];
    this.ask();
  }

  hear({ lines, page, more }: ChatMessage): void {
    this.lines = [...new Map([...this.lines, ...lines].map((line) => [line.id, line])).values()].sort(
      (a, b) => a.id - b.id,
    );
    if (page) this.older = more;
  }

  /** Everything here has been seen. */
  read(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.#readUpto) return;
    this.#readUpto = last;
    save(`read:${this.#code}`, last);
  }
}
