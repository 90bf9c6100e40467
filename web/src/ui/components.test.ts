import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { show } from "../test-mount";
import Sheet from "./Sheet.svelte";

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
