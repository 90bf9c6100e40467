// The ways into a game that is already on the table, and from one game to the next.

import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { SHELF } from "../games/shelf";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import { chair, view } from "./test-salon";
import GameSheet from "./GameSheet.svelte";
import Join from "./Join.svelte";
import { watchesOnly } from "./memory";
import { Room } from "./room.svelte";
import type { Session } from "./session.svelte";

const GAMES = SHELF.map(({ name, least, most }) => ({ name, least, most, colours: 6, words: [] }));
const GAME = GAMES[0]!.name;
const house = { version: "", addresses: [], letters: 4, decks: [], games: GAMES };
const outcome = { scores: [], winners: [], reason: "pile" };

function room(shown: ReturnType<typeof view>) {
  const done = vi.fn(() => Promise.resolve());
  const join = vi.fn(() => Promise.resolve());
  const session = { view: shown, live: { present: [0, 1] }, do: done, join } as unknown as Session;
  return { room: new Room(session, house), done, join };
}

function newcomer(late: boolean, chairs = [chair(0, 0), chair(1, 1)]) {
  const shown = view({ person: null, salon: { game: GAME, chairs }, game: { name: GAME } });
  const made = room({ ...shown, you: { ...shown.you, late } });
  const page = show(Join, { room: made.room, onrules: () => {}, onback: () => {} });
  return { ...made, page };
}

const labels = (page: HTMLElement): string[] =>
  [...page.querySelectorAll("fieldset label b")].map((one) => one.textContent.trim());

function choose(page: HTMLElement, label: string): void {
  const found = [...page.querySelectorAll("label")].find((one) => one.textContent.includes(label));
  found!.querySelector("input")!.click();
  flushSync();
}

async function enter(page: HTMLElement): Promise<string> {
  const button = page.querySelector<HTMLButtonElement>("footer button")!;
  button.click();
  await Promise.resolve();
  await Promise.resolve();
  return button.textContent.trim();
}

beforeEach(() => {
  localStorage.clear();
  settings.language = "fr";
});

test("where the game takes late guests, one may play from the next round", async () => {
  const { page, join, done } = newcomer(true);
  expect(labels(page)).toEqual(["M’asseoir au prochain tour", "Jouer avec le public", "Regarder"]);
  expect(await enter(page)).toBe("Entrer, et jouer au prochain tour");
  expect(join).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledWith({ t: "sit", name: "", colour: 2 });
});

test("where it does not, a seat is kept for the next game", () => {
  const { page } = newcomer(false);
  expect(labels(page)[0]).toBe("M’asseoir, pour la partie suivante");
});

test("the audience takes no seat, and is asked for no colour", async () => {
  const { page, join, done } = newcomer(true);
  choose(page, "Jouer avec le public");
  expect(page.textContent).not.toContain("Votre couleur");
  expect(await enter(page)).toBe("Entrer, et jouer avec le public");
  expect(join).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  expect(watchesOnly("MOKA")).toBe(false);
});

test("who only watches is remembered, until they come in otherwise", async () => {
  const { page } = newcomer(true);
  choose(page, "Regarder");
  expect(await enter(page)).toBe("Entrer, et regarder");
  expect(watchesOnly("MOKA")).toBe(true);
  expect(watchesOnly("AUTRE")).toBe(false);
});

test("at a full table there is the audience", () => {
  const chairs = Array.from({ length: 6 }, (_, id) => chair(id, 0));
  expect(labels(newcomer(false, chairs).page)).toEqual(["Jouer avec le public", "Regarder"]);
});

test("from the end of a game one tap leads to another, or back to the same", () => {
  for (const [title, act] of [
    [SHELF[1]!.title, { t: "choose", game: SHELF[1]!.name }],
    [SHELF[0]!.title, { t: "put_away" }],
  ] as const) {
    const made = room(view({ salon: { game: GAME }, game: { name: GAME, outcome } }));
    const page = show(GameSheet, { room: made.room, open: true });
    expect(page.textContent).toContain("Et ensuite");
    const cover = [...page.querySelectorAll("button")].find((one) => one.textContent.includes(title));
    expect(cover!.textContent).toMatch(/\d à \d personnes/);
    cover!.click();
    expect(made.done).toHaveBeenCalledExactlyOnceWith(act);
    document.body.innerHTML = "";
  }
});
