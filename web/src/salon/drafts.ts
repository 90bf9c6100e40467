// What is shown live to the others while somebody moves: the latest counts, and not every step is sent.

const DRAFT_EVERY = 150;

export class Drafts {
  #running = new Map<number, { draft: unknown; timer: ReturnType<typeof setTimeout> }>();
  #send: (chair: number, draft: unknown) => void;

  constructor(send: (chair: number, draft: unknown) => void) {
    this.#send = send;
  }

  /** The first is sent at once, then the latest, at most every `every` ms. */
  show(chair: number, draft: unknown, every = DRAFT_EVERY): void {
    const running = this.#running.get(chair);
    if (running !== undefined) {
      running.draft = draft;
      return;
    }
    this.#send(chair, draft);
    const entry = {
      draft,
      timer: setTimeout(() => {
        this.#running.delete(chair);
        if (entry.draft !== draft) this.show(chair, entry.draft, every);
      }, every),
    };
    this.#running.set(chair, entry);
  }

  close(): void {
    for (const { timer } of this.#running.values()) clearTimeout(timer);
  }
}
