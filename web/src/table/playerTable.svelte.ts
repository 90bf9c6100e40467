// One player's side of any game's table: what the server shows it in the game's own types, and one move at a time.

import type { Images } from "./pictures";
import type { Seat, Seats } from "./players";
import type { Guess, TableProps } from "./props";
import { Hunches } from "./hunches.svelte";
import { forget } from "./steps.svelte";

/** What every game's public view says. */
interface AnyPublic {
  phase: string;
  number: number;
}

export class PlayerTable<Public extends AnyPublic, Private extends { ask: unknown }, Options, Move> {
  readonly #given: () => TableProps;

  pub: Public = $derived.by(() => this.props.pub as Public);
  /** null for spectators. */
  mine: Private | null = $derived.by(() => (this.props.hand?.private ?? null) as Private | null);
  options: Options = $derived.by(() => this.props.game.options as Options);

  /** Who gave what, as this person believes: see `roundKey`. */
  readonly hunches = new Hunches(() => this.roundKey(this.pub.number));
  busy = $state(false);
  #onItsWay = Promise.resolve();

  constructor(props: () => TableProps) {
    this.#given = props;
  }

  get props(): TableProps {
    return this.#given();
  }
  get seats(): Seats {
    return this.props.seats;
  }
  get me(): Seat | null {
    return this.props.hand?.seat ?? null;
  }
  get ask(): Private["ask"] | null {
    return this.mine?.ask ?? null;
  }
  /** The audience may answer now (CO-13). */
  get isAsked(): boolean {
    return this.props.along?.question != null;
  }
  /** What this screen's person, in the audience, takes to be right. */
  guessed(topic: string): string | null {
    return this.props.along?.guess?.[topic] ?? null;
  }
  get images(): Images {
    return this.props.game.images;
  }

  /** Changes with the chair in front of the screen, the game, its round and its phase. */
  get step(): string {
    return this.#at([this.pub.number, this.pub.phase]);
  }

  /** The same as long as a round of this game is in front of this chair. */
  roundKey(number: number): string {
    return this.#at([number]);
  }

  #at(step: readonly unknown[]): string {
    return [this.props.game.commitment, this.props.hand?.chair, ...step].join(":");
  }

  /**
   * Call in the constructor: `over` runs at the beginning, and before another chair, another game or another `step` is
   * shown. Choices and notes forget by themselves.
   */
  protected forget(step: () => readonly unknown[], over: () => void): void {
    forget(() => this.#at(step()), over);
  }

  /** Whether the move was taken. */
  protected play(move: Move): Promise<boolean> {
    return this.#alone(() => this.props.play(move));
  }

  /** Whether the move was taken. It is sent after what is on its way: for what is done again before it is answered. */
  protected async playNext(move: Move): Promise<boolean> {
    while (this.busy) await this.#onItsWay.catch(() => {});
    return this.play(move);
  }

  /** Whether the answer from the audience was taken. */
  protected guess(guess: Guess): Promise<boolean> {
    return this.#alone(async () => this.props.along?.send(guess));
  }

  async #alone(send: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await (this.#onItsWay = send());
      return true;
    } catch {
      // The house has said why; everything stays as it was.
      return false;
    } finally {
      this.busy = false;
    }
  }
}
