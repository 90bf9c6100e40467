import { beforeEach, expect, it, vi } from "vitest";

import { toasts } from "./toasts.svelte";

const texts = () => toasts.list.map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
  return () => vi.useRealTimers();
});

it("says the same words once, and no more than two things at a time", () => {
  for (const text of ["Lien copié.", "Un bot s’assied : Zélie.", "Lien copié."]) toasts.tell(text);
  expect(texts()).toEqual(["Un bot s’assied : Zélie.", "Lien copié."]);
  toasts.tell("Un bot s’assied : Silex.");
  expect(texts()).toEqual(["Lien copié.", "Un bot s’assied : Silex."]);
});

it("goes by itself once it can be read", () => {
  toasts.tell("Lien copié.");
  vi.advanceTimersByTime(3900);
  expect(texts()).toEqual(["Lien copié."]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});

it("is over when another place is shown", () => {
  toasts.tell("Lien copié.");
  toasts.clear();
  expect(texts()).toEqual([]);
});
