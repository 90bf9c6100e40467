import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import type { TableProps } from "./props";
import { TableTalk, talkPlace } from "./talk.svelte";
import Talk from "./Talk.svelte";

beforeEach(() => {
  settings.language = "fr";
  // Which the page of a test does not have.
  Element.prototype.scrollTo = () => {};
});

function open(tall: boolean) {
  const read = vi.fn();
  const chat = $state({
    lines: [] as unknown[],
    silent: false,
    read,
    say: () => {},
    react: () => {},
  });
  const seats = ["Léa", "Tom"].map((name, chair) => ({ chair, name, colour: chair, you: chair === 0 }));
  const props = $state({
    part: "tour 1",
    open: false,
    tall,
    reveals: false,
    until: undefined as number | undefined,
  });
  const given = { chat, seats } as unknown as TableProps;
  const place = $state({
    talk: new TableTalk(
      () => given,
      () => props,
    ),
    folded: false,
  });
  const { talk } = place;
  const body = show(Talk, place);
  const speak = (id: number, chair: number, name: string, text: string): void => {
    chat.lines = [...chat.lines, { id, at: 0, person: chair, chair, name, text }];
    flushSync();
  };
  const say = (id: number, text: string): void => speak(id, 1, "Tom", text);
  const mine = (id: number, text: string): void => speak(id, 0, "Léa", text);
  const told = (): string[] => [...body.querySelectorAll("li")].map((one) => one.textContent!.trim());
  const fold = (): void => {
    body.querySelector<HTMLButtonElement>("[aria-expanded]")!.click();
    flushSync();
  };
  return { props, place, talk, body, read, say, mine, told, fold };
}

test("a line is drawn between the words of two rounds", () => {
  const { props, say, told } = open(true);
  say(1, "Un phare ?");
  props.part = "tour 2";
  flushSync();
  expect(told().at(-1)).toBe("tour 2");
  say(2, "Un pont.");
  expect(told().map((one) => one.replace("Tom ", ""))).toEqual(["Un phare ?", "tour 2", "Un pont."]);
});

test("folded it shows the newest words of this round, not of the one before", () => {
  const { props, body, say } = open(false);
  const line = (): string => body.querySelector("[aria-expanded]")!.textContent!;
  say(1, "Un phare ?");
  expect(line()).toContain("Un phare ?");
  props.part = "tour 2";
  flushSync();
  expect(line()).not.toContain("Un phare ?");
  say(2, "Un pont.");
  expect(line()).toContain("Un pont.");
});

test("where something is looked at nothing is left of it, and nothing counts as read, until it is opened", () => {
  const { place, talk, body, read, say } = open(false);
  place.folded = true;
  say(1, "Un phare ?");
  expect(body.textContent).not.toContain("Un phare ?");
  expect(read).not.toHaveBeenCalled();
  talk.open = true;
  flushSync();
  expect(body.querySelector("[role=log]")!.textContent).toContain("Un phare ?");
  expect(read).toHaveBeenCalled();
});

test("where there is room it lies open; folded, it opens again only for whoever is asked for words", () => {
  const { props, body, say, fold } = open(true);
  const isOpen = (): boolean => body.querySelector("[role=log]") !== null;
  expect(isOpen()).toBe(true);
  fold();
  say(1, "Un phare ?");
  expect(isOpen()).toBe(false);
  props.open = true;
  flushSync();
  expect(isOpen()).toBe(true);
});

test("it folds when something is revealed, keeps what was being written, and may be opened again meanwhile", () => {
  const { props, body, say, fold } = open(false);
  const field = (): HTMLInputElement | null => body.querySelector("form input, form textarea");
  say(1, "Un phare ?");
  fold();
  field()!.value = "Je dirais";
  field()!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  props.reveals = true;
  flushSync();
  expect(field()).toBeNull();
  fold();
  expect(field()!.value).toBe("Je dirais");
  props.reveals = false;
  flushSync();
  expect(field()).not.toBeNull();
});

test("what others say in a part that is not shown yet waits for it, and stands below its line", () => {
  const { props, say, told, mine } = open(true);
  say(1, "Un phare ?");
  props.until = 1;
  say(2, "Un pont.");
  mine(3, "Bravo !");
  expect(told()).toEqual(["Tom Un phare ?", "Vous Bravo !"]);
  props.until = undefined;
  props.part = "tour 2";
  flushSync();
  expect(told()).toEqual(["Tom Un phare ?", "tour 2", "Tom Un pont.", "Vous Bravo !"]);
});

test("people around one table talk aloud, and those who are apart in writing", () => {
  talkPlace.sitting = "together";
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([true, false]);
  talkPlace.sitting = "apart";
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([false, true]);
  talkPlace.sitting = "both";
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([false, true]);
  talkPlace.sitting = null;
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([false, false]);
});

test("what somebody has chosen on this device goes before what the host has said", () => {
  talkPlace.aloud = true;
  talkPlace.sitting = "apart";
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([true, false]);
  talkPlace.aloud = false;
  talkPlace.sitting = "together";
  expect([talkPlace.aloud, talkPlace.apart]).toEqual([false, false]);
  talkPlace.sitting = null;
});
