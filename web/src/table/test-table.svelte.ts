// Opens a player's table for a test, as a page does; it is closed after the test.

import { flushSync } from "svelte";
import { afterEach } from "vitest";
import type { TableProps } from "./props";

let close = (): void => {};
afterEach(() => {
  close();
  close = () => {};
});

let games = 0;

function handOf(
  chair: number,
  seat: number,
  mine: unknown,
): { chair: number; seat: number; private: unknown } | null {
  return mine === null ? null : { chair, seat, private: mine };
}

/** `mine` is what the seat alone is shown; null: a spectator. `again`: the page of the same game was loaded anew. */
export function openTable<T>(
  make: (props: () => TableProps) => T,
  pub: unknown,
  mine: unknown,
  { again = false, options = {} as object } = {},
) {
  close();
  if (!again) games++;
  const played: unknown[] = [];
  const props = $state({
    pub,
    hand: handOf(7, 0, mine),
    game: { commitment: `game ${games}`, options, images: {}, awaited: [] as number[], outcome: null },
    seats: ["Léa", "Tom", "Nina"].map((name, seat) => ({
      chair: 7 + seat,
      name,
      colour: seat,
      present: true,
      you: seat === 0,
    })),
    live: {},
    story: { lines: [], complete: true },
    play: async (move: unknown) => void played.push(move),
  });
  let table: T | undefined;
  close = $effect.root(() => {
    table = make(() => props as unknown as TableProps);
  });
  flushSync();
  return {
    table: table!,
    props: props as unknown as TableProps,
    played,
    /** The server shows something new. */
    server(pub: unknown, mine: unknown): void {
      props.pub = pub;
      props.hand = handOf(props.hand?.chair ?? 7, 0, mine);
      flushSync();
    },
    /** Someone else of the same browser sits down at the screen. */
    sit(chair: number, mine: unknown): void {
      props.hand = handOf(chair, 1, mine);
      flushSync();
    },
  };
}
