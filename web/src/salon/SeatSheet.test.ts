import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import { chair, view } from "./test-salon";
import { Room } from "./room.svelte";
import SeatSheet from "./SeatSheet.svelte";
import type { Session } from "./session.svelte";

const house = {
  version: "",
  addresses: [],
  letters: 4,
  decks: [],
  games: [{ name: "any", least: 3, most: 6, colours: 6, words: [] }],
};

beforeEach(() => (settings.language = "fr"));

/** The host touches Tom's seat, which is the second of three, and presses this: what is done then. */
function pressed(row: string): unknown {
  const chairs = [chair(0, 0), chair(1, 1), chair(2, 1)];
  const shown = view({ salon: { chairs } });
  const done = vi.fn(() => Promise.resolve());
  const session = {
    view: shown,
    live: { present: [0, 1] },
    do: done,
    me: shown.salon.people[0],
    isHost: true,
    myChairs: [chairs[0]],
  } as unknown as Session;
  const body = show(SeatSheet, { room: new Room(session, house), seat: 1, onbot: vi.fn() });
  const button = [...body.querySelectorAll("button")].find((one) => one.textContent.trim().startsWith(row));
  expect(button, row).toBeDefined();
  button!.click();
  expect(done).toHaveBeenCalledOnce();
  return done.mock.calls[0]?.at(0);
}

// The first one loads all that is in the sheet: on a busy machine that takes seconds.
test.each([
  ["Une place vers la gauche", { t: "arrange", order: [0, 2, 1] }],
  ["Une place vers la droite", { t: "arrange", order: [1, 0, 2] }],
  ["Libérer cette place", { t: "stand", chair: 1 }],
  ["Lui confier le rôle d’hôte", { t: "give_host", person: 1 }],
])(
  "%s",
  (row, act) => {
    expect(pressed(row)).toEqual(act);
  },
  60_000,
);
