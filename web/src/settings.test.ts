import { afterEach, expect, test, vi } from "vitest";

import { messages } from "./messages.svelte";
import { preferredLanguage, settings } from "./settings.svelte";
import { forget, load, save } from "./storage";

afterEach(() => {
  vi.restoreAllMocks();
  settings.language = "fr";
  settings.theme = null;
});

test("the browser's first language that the house speaks", () => {
  expect(preferredLanguage(["de-DE", "en-GB", "fr"])).toBe("en");
  expect(preferredLanguage(["fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(["de"])).toBe("fr");
  expect(preferredLanguage([])).toBe("fr");
});

test("choices are kept, shown on the page and spoken at once", () => {
  const m = messages(
    { yes: "oui", points: (n: number) => `${n} points` },
    { yes: "yes", points: (n) => `${n} pts` },
  );
  settings.language = "fr";
  expect(m.yes).toBe("oui");
  settings.language = "en";
  expect(m.yes).toBe("yes");
  expect(m.points(2)).toBe("2 pts");
  expect(document.documentElement.lang).toBe("en");
  expect(load("language")).toBe("en");
  settings.theme = "lampe";
  expect(document.documentElement.dataset.theme).toBe("lampe");
  expect(settings.followsSystem).toBe(false);
});

test("blocked storage is remembered until the page closes", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  save("name", "Léa");
  expect(load("name")).toBe("Léa");
  forget("name");
  expect(load("name")).toBe(null);
});

test("what storage holds by mistake is ignored", () => {
  localStorage.setItem("veillee:broken", "{");
  expect(load("broken")).toBe(null);
});
