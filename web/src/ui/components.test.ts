import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import Ballot from "./Ballot.svelte";
import CardImage from "./CardImage.svelte";
import CodeField from "./CodeField.svelte";
import HandFan from "./HandFan.svelte";
import Sheet from "./Sheet.svelte";
import WaitingLine from "./WaitingLine.svelte";

let shown: Record<string, unknown> | null = null;

function show<C extends Component<any, any, any>>(component: C, props: ComponentProps<C>): HTMLElement {
  shown = mount(component, { target: document.body, props }) as Record<string, unknown>;
  flushSync();
  return document.body;
}

beforeEach(() => {
  settings.language = "fr";
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

test("the waiting line puts the finished first and you last, in both languages", () => {
  const body = show(WaitingLine, {
    people: [
      { id: 0, name: "Léa", pawn: "nuit", state: "thinking", you: true },
      { id: 1, name: "Tom", pawn: "sapin", state: "done" },
      { id: 2, name: "Nina", pawn: "miel", state: "thinking" },
    ],
  });
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("On attend Nina et vous");
  const labels = [...body.querySelectorAll("svg[role=img]")].map((svg) => svg.getAttribute("aria-label"));
  expect(labels).toEqual([
    "Tom, feuille sapin, a fini",
    "Nina, étoile miel, réfléchit",
    "vous, lune nuit, réfléchit",
  ]);
  settings.language = "en";
  flushSync();
  expect(body.querySelector(".words")!.textContent!.trim()).toBe("Waiting for Nina and you");
});

test("arrow keys walk the fan, a press looks, a press on the gap puts back", () => {
  const onlook = vi.fn();
  const onputback = vi.fn();
  const body = show(HandFan, {
    images: "x",
    cards: ["a", "b", "c"].map((id) => ({ id, alt: id })),
    chosen: ["b"],
    onlook,
    onputback,
  });
  const buttons = [...body.querySelectorAll("button")];
  buttons[0]!.focus();
  buttons[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(document.activeElement).toBe(buttons[2]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
  buttons[2]!.click();
  expect(onlook).toHaveBeenCalledWith("c");
  buttons[1]!.click();
  expect(onputback).toHaveBeenCalledWith("b");
  expect(buttons[1]!.getAttribute("aria-pressed")).toBe("true");
});

test("one's own image cannot be voted for", () => {
  const onchoose = vi.fn();
  const body = show(Ballot, { count: 5, chosen: null, own: [2, 4], pawn: "nuit", onchoose });
  const inputs = [...body.querySelectorAll("input")];
  expect(inputs.map((input) => input.disabled)).toEqual([false, true, false, true, false]);
  inputs[4]!.click();
  expect(onchoose).toHaveBeenCalledWith(5);
});

test("a card says its number, what it is and who voted; face down it says nothing of the image", () => {
  const body = show(CardImage, {
    images: "x",
    id: "a",
    alt: "Une baleine",
    number: 4,
    gold: true,
    votes: [
      { pawn: "nuit", name: "Léa" },
      { pawn: "miel", name: "Nina" },
    ],
  });
  expect(body.querySelector(".card")!.getAttribute("aria-label")).toBe(
    "Image 4, la vraie, Une baleine, Voix\u00a0: Léa et Nina",
  );
});

test("a card face down keeps its image to itself", () => {
  const body = show(CardImage, { images: "x", id: null, alt: "Une baleine", down: true });
  expect(body.querySelector(".card")!.getAttribute("aria-label")).toBe("Carte face cachée");
  expect(body.innerHTML).not.toContain("baleine");
});

test("a pasted link is understood as its code", () => {
  const body = show(CodeField, { value: "" });
  const input = body.querySelector("input")!;
  input.value = "http://192.168.1.7:8000/moka";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(input.value).toBe("MOKA");
});

test("a sheet takes the focus, keeps it, closes on Escape and gives it back", () => {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  const props = { open: true, title: "Menu", lead: "Ce que l’on peut faire ici." };
  show(Sheet, props);
  const dialog = document.querySelector<HTMLElement>("[role=dialog]")!;
  expect(document.activeElement).toBe(dialog);
  expect(document.getElementById(dialog.getAttribute("aria-labelledby")!)!.textContent).toBe("Menu");
  before.focus();
  expect(document.activeElement).toBe(dialog);
  dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  flushSync();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(before);
  before.remove();
});
