import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import type { TableProps } from "./props";
import Talk from "./Talk.svelte";

beforeEach(() => {
  settings.language = "fr";
  // Which the page of a test does not have.
  Element.prototype.scrollTo = () => {};
});

function open(tall: boolean) {
  const chat = $state({
    lines: [] as unknown[],
    silent: false,
    read: () => {},
    say: () => {},
    react: () => {},
  });
  const seats = ["Léa", "Tom"].map((name, chair) => ({ chair, name, colour: chair, you: chair === 0 }));
  const props = $state({
    given: { chat, seats, unread: false } as unknown as TableProps,
    part: "tour 1",
    open: false,
    tall,
  });
  const body = show(Talk, props);
  const say = (id: number, text: string): void => {
    chat.lines = [...chat.lines, { id, at: 0, person: 1, chair: 1, name: "Tom", text }];
    flushSync();
  };
  const told = (): string[] => [...body.querySelectorAll("li")].map((one) => one.textContent!.trim());
  const fold = (): void => {
    body.querySelector<HTMLButtonElement>("[aria-expanded]")!.click();
    flushSync();
  };
  return { props, body, say, told, fold };
}

test("a line is drawn between the words of two rounds", () => {
  const { props, say, told } = open(true);
  say(1, "Un phare ?");
  props.part = "tour 2";
  flushSync();
  expect(told()).toHaveLength(1);
  say(2, "Un pont.");
  expect(told().map((one) => one.replace("Tom ", ""))).toEqual(["Un phare ?", "tour 2", "Un pont."]);
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
