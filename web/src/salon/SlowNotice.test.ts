import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import { chair, view } from "./test-salon";
import { Room } from "./room.svelte";
import type { Session } from "./session.svelte";
import SlowNotice from "./SlowNotice.svelte";

beforeEach(() => (settings.language = "fr"));

function notice(mine: number, isHost: boolean): { body: HTMLElement; write: unknown; send: unknown } {
  const chairs = [chair(0, 0), chair(1, 1), chair(2, 2)];
  const shown = view({ salon: { chairs } });
  const write = vi.fn();
  const send = vi.fn(() => Promise.resolve());
  const session = {
    view: shown,
    live: { present: [0, 1, 2], slow: [{ chair: 1, seconds: 130, nudges: 0, nudge: true }] },
    liveAt: Date.now(),
    me: shown.salon.people[0],
    isHost,
    myChairs: [chairs[mine]],
    write,
    send,
  } as unknown as Session;
  const house = { version: "", addresses: [], letters: 4, decks: [], games: [] };
  return { body: show(SlowNotice, { room: new Room(session, house) }), write, send };
}

const press = (body: HTMLElement, words: string): void =>
  [...body.querySelectorAll("button")].find((one) => one.textContent.trim() === words)!.click();

test("the host can nudge whoever is slow, or go on without them", () => {
  const { body, write, send } = notice(0, true);
  expect(body.textContent).toContain("réfléchit depuis 2\u00a0min.");
  press(body, "Relancer");
  expect(write).toHaveBeenCalledExactlyOnceWith({ t: "nudge", chair: 1 });
  press(body, "Continuer sans, cette fois");
  expect(send).toHaveBeenCalledExactlyOnceWith({ t: "pass_over", chair: 1 });
});

test("the others can nudge only", () => {
  expect(notice(2, false).body.querySelectorAll("button")).toHaveLength(1);
});

test("whoever is slow reads that they are awaited", () => {
  const { body } = notice(1, false);
  expect(body.textContent).toContain("On vous attend depuis 2\u00a0min.");
  expect(body.querySelector("button")).toBeNull();
});
