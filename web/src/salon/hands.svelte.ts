// Several hands on one screen: one lies in front, the others behind the curtain. And whom of them the table waits for.

import type { ChairView, HandView } from "../protocol";
import type { Session } from "./session.svelte";

export class Hands {
  #session: Session;
  #chosen = $state.raw<number | null>(null);
  #unveiled = $state.raw<number | null>(null);

  readonly all: readonly HandView[] = $derived.by(() => this.#session.view?.you.hands ?? []);
  readonly front: HandView | null = $derived(
    this.all.find((one) => one.chair === this.#chosen) ?? this.all[0] ?? null,
  );
  readonly frontChair: ChairView | null = $derived(
    this.front === null ? null : this.#chairOf(this.front.chair),
  );
  /** Whose hand stays hidden until this person says that they hold the screen. */
  readonly curtain: ChairView | null = $derived.by(() => {
    const game = this.#session.view?.game ?? null;
    if (game === null || game.outcome !== null || this.all.length < 2) return null;
    return this.front?.chair === this.#unveiled ? null : this.frontChair;
  });
  /** Who had the screen before the curtain, and may keep it. */
  readonly stays: ChairView | null = $derived(
    this.#unveiled !== null && this.#isHere(this.#unveiled) ? this.#chairOf(this.#unveiled) : null,
  );

  /** All chairs that the table waits for. */
  readonly awaited: readonly ChairView[] = $derived.by(() => {
    const game = this.#session.view?.game ?? null;
    if (game === null) return [];
    return game.awaited.map((seat) => this.#chairOf(game.chairs[seat]!)).filter((chair) => chair !== null);
  });
  readonly awaitedHere: readonly ChairView[] = $derived(
    this.awaited.filter((chair) => !chair.automatic && this.#isHere(chair.id)),
  );
  /** Who should get the screen, if the one who has it is not awaited. */
  readonly next: ChairView | null = $derived.by(() => {
    if (this.all.length < 2 || this.curtain !== null) return null;
    if (this.awaitedHere.some((chair) => chair.id === this.front?.chair)) return null;
    return this.awaitedHere[0] ?? null;
  });

  /** The rules bind one of the people at this screen to silence. */
  readonly silent: boolean = $derived(this.all.some((hand) => hand.silent));

  constructor(session: Session) {
    this.#session = session;
  }

  passTo(chair: number): void {
    this.#chosen = chair;
  }

  /** The curtain is lifted: the right person looks. */
  lift(): void {
    this.#unveiled = this.front?.chair ?? null;
  }

  /** The screen stays with whoever had it. */
  stay(): void {
    this.#chosen = this.#unveiled;
  }

  #isHere(chair: number): boolean {
    return this.all.some((hand) => hand.chair === chair);
  }

  #chairOf(id: number): ChairView | null {
    return this.#session.view?.salon.chairs.find((one) => one.id === id) ?? null;
  }
}
