// Who gave what, as somebody believes who has nothing left to do while the others vote. It stays in this browser, so
// nobody learns anything by it, and it counts for nothing.

import type { Seat } from "./players";

export interface Found {
  right: number;
  of: number;
}

export class Hunches {
  readonly #round: () => string;
  #kept = $state.raw<{ round: string; seats: ReadonlyMap<string, Seat> }>({ round: "", seats: new Map() });

  /** `round`: tells the rounds of all games, and the chairs in front of this screen, apart. */
  constructor(round: () => string) {
    this.#round = round;
  }

  /** Of the round that is played. */
  of(thing: string): Seat | null {
    return this.#seats(this.#round()).get(thing) ?? null;
  }
  get none(): boolean {
    return this.#seats(this.#round()).size === 0;
  }
  /** The same once more takes it back. */
  believe(thing: string, seat: Seat): void {
    const round = this.#round();
    const seats = new Map(this.#seats(round));
    if (seats.get(thing) === seat) seats.delete(thing);
    else seats.set(thing, seat);
    this.#kept = { round, seats };
  }
  /** How many were right, of a counted round; null: there were none. `givers`: of each thing, one or several. */
  found(round: string, givers: Iterable<readonly [string, readonly Seat[]]>): Found | null {
    const seats = this.#seats(round);
    if (seats.size === 0) return null;
    const right = [...givers].filter(([thing, gave]) =>
      gave.some((seat) => seats.get(thing) === seat),
    ).length;
    return { right, of: seats.size };
  }

  #seats(round: string): ReadonlyMap<string, Seat> {
    return this.#kept.round === round ? this.#kept.seats : new Map();
  }
}
