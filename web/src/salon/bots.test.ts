import { afterEach, expect, test } from "vitest";
import type { Act } from "../protocol";
import { settings } from "../settings.svelte";
import { awaitedNames, isAway, waiters } from "../table/players";
import type { SeatInfo } from "../table/props";
import { botNews, filledTo, isBot, mixed, playWithBots, type Temperament } from "./bots";
import { chair } from "./test-salon";
import { Refusal } from "./refusals";

const bot = (id: number, temperament: Temperament = "playful") =>
  chair(id, -1, { bot: { temperament, language: "fr" } });
const stoodIn = (id: number, holder: number) =>
  chair(id, holder, { automatic: true, bot: { temperament: "sharp", language: "fr" } });

afterEach(() => (settings.language = "fr"));

test("a bot of its own is one; a bot that stands in for a person is not", () => {
  expect(isBot(bot(2))).toBe(true);
  expect(isBot(stoodIn(1, 1))).toBe(false);
  expect(isBot(chair(1, 1))).toBe(false);
});

test("a table is filled to a good company, then to its last seat", () => {
  expect(filledTo(0, 3, 6)).toBe(4);
  expect(filledTo(1, 3, 6)).toBe(4);
  expect(filledTo(4, 3, 6)).toBe(6);
  expect(filledTo(1, 5, 8)).toBe(5);
  expect(filledTo(1, 2, 3)).toBe(3);
});

test("those who come are as mixed as they can be with those who are there", () => {
  expect(mixed([], 3)).toEqual(["cautious", "playful", "sharp"]);
  expect(mixed([chair(0, 0), bot(1, "cautious")], 3)).toEqual(["playful", "sharp", "cautious"]);
});

test("one click sits down, brings bots in the language of the screen, and begins", async () => {
  settings.language = "en";
  const done: (Act | "start")[] = [];
  const actor = {
    do: async (what: Act) => void done.push(what),
    start: async () => void done.push("start"),
  };
  await playWithBots(actor, { name: "You", colour: 2 }, { least: 3, most: 6 }, { decks: ["rare-words"] });
  expect(done).toEqual([
    { t: "set_options", options: { decks: ["rare-words"] } },
    { t: "sit", name: "You", colour: 2 },
    { t: "add_bot", bot: { temperament: "cautious", language: "en" } },
    { t: "add_bot", bot: { temperament: "playful", language: "en" } },
    { t: "add_bot", bot: { temperament: "sharp", language: "en" } },
    "start",
  ]);
});

test("what fails on the way is said, and the game does not begin", async () => {
  let begun = false;
  const actor = {
    do: (what: Act) => (what.t === "sit" ? Promise.resolve() : Promise.reject(new Refusal("no_chair_free"))),
    start: async () => void (begun = true),
  };
  await expect(playWithBots(actor, { name: "Vous", colour: 0 }, { least: 3, most: 6 })).rejects.toMatchObject(
    {
      code: "no_chair_free",
    },
  );
  expect(begun).toBe(false);
});

test("the table is told who comes, who goes, for whom a bot plays and who is back", () => {
  const people = [chair(0, 0), chair(1, 1)];
  expect(botNews(people, people, 0)).toEqual([]);
  expect(botNews(people, [...people, bot(2)], 0)).toEqual(["Un bot s’assied\u00a0: Léa."]);
  expect(botNews(people, [...people, bot(2), bot(3)], 0)).toEqual([
    "Des bots s’asseyent\u00a0: Léa et Julien.",
  ]);
  expect(botNews([...people, bot(2)], people, 0)).toEqual(["Un bot quitte la table\u00a0: Léa."]);
  const handed = [people[0]!, stoodIn(1, 1)];
  expect(botNews(people, handed, 0)).toEqual(["Un bot joue pour Tom."]);
  expect(botNews(people, handed, 1)).toEqual([]);
  expect(botNews(handed, people, 0)).toEqual(["Tom a repris sa place."]);
  expect(botNews(handed, people, 1)).toEqual(["Vous avez repris votre place."]);
  // Without its bot the seat gets on by itself: nobody is back.
  expect(botNews(handed, [people[0]!, chair(1, 1, { automatic: true })], 0)).toEqual([]);
});

test("a bot is never away, is called one where the table waits, and yours is not you", () => {
  const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
    chair: 0,
    name,
    colour: 0,
    automatic: false,
    left: false,
    present: true,
    you: false,
    yours: false,
    ...more,
  });
  const zelie = seat("Zélie", { present: false, bot: "playful" });
  const own = seat("Léa", { you: true, automatic: true, bot: "sharp" });
  const gone = seat("Tom", { present: false });
  const seats = [own, zelie, gone];
  expect([0, 1, 2].map((one) => isAway(seats, one))).toEqual([false, false, true]);
  expect(awaitedNames(seats, [0, 1, 2])).toBe("Zélie\u00a0(bot), Tom et votre bot");
  expect(waiters(seats, [0, 1, 2], [0, 1]).map(({ state, you }) => ({ state, you }))).toEqual([
    { state: "thinking", you: false },
    { state: "thinking", you: false },
    { state: "done", you: false },
  ]);
});
