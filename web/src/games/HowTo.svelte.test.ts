import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { learned } from "../learned.svelte";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import HowTo from "./HowTo.svelte";
import { hasHowTo, loadHowTo } from "./howtos";
import { SHELF } from "./shelf";

const GAME = SHELF.map(({ name }) => name).find(hasHowTo)!;

beforeEach(() => {
  settings.language = "fr";
  // A phone, as far as jsdom can be one.
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

async function opened(given: { ongo?: () => void; onrules?: () => void; at?: number } = {}) {
  const onclose = vi.fn();
  const body = show(HowTo, { game: GAME, images: {}, onclose, ...given });
  const { steps } = await loadHowTo(GAME);
  await vi.waitFor(() => expect(body.querySelectorAll("li.sheet")).toHaveLength(steps.length));
  const press = (name: string): void => {
    const button = [...body.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name,
    );
    expect(button, name).toBeDefined();
    button!.click();
    flushSync();
  };
  const dialog = body.querySelector<HTMLElement>("[role=dialog]")!;
  const key = (name: string): void => {
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    flushSync();
  };
  const current = (): number =>
    [...body.querySelectorAll("li.sheet")].findIndex((one) => one.getAttribute("aria-current") === "step");
  return { body, press, key, current, onclose, steps };
}

test("one step after the other, by button, dot or key; each is read aloud", async () => {
  const { body, press, key, current, steps } = await opened({ ongo: vi.fn() });
  expect(current()).toBe(0);
  press("Suivant");
  expect(current()).toBe(1);
  expect(body.querySelector("[aria-live]")!.textContent).toContain(`Étape 2 sur 5. ${steps[1]!.title.fr}`);
  key("ArrowRight");
  key("ArrowLeft");
  key("ArrowLeft");
  key("ArrowLeft");
  expect(current()).toBe(0);
  press("Étape 4 sur 5.");
  expect(current()).toBe(3);
  key("End");
  expect(current()).toBe(4);
  expect(body.textContent).toContain("On y va");
  expect(body.textContent).not.toContain("Passer");
});

test("it can be skipped at once: what it stood before begins, and the browser has seen it", async () => {
  learned.note(GAME, { seen: false });
  const ongo = vi.fn();
  const { press, onclose } = await opened({ ongo });
  press("Passer");
  expect(ongo).toHaveBeenCalledOnce();
  expect(onclose).not.toHaveBeenCalled();
  expect(learned.of(GAME).seen).toBe(true);
});

test("put away, nothing begins", async () => {
  const ongo = vi.fn();
  const { press, onclose } = await opened({ ongo });
  press("Fermer");
  expect(onclose).toHaveBeenCalledOnce();
  expect(ongo).not.toHaveBeenCalled();
});

test("to look at again, it begins where it was pressed, and leads to all the rules", async () => {
  const onrules = vi.fn();
  const { press, current, onclose } = await opened({ at: 4, onrules });
  expect(current()).toBe(4);
  press("Toutes les règles");
  expect(onrules).toHaveBeenCalledOnce();
  press("C’est compris");
  expect(onclose).toHaveBeenCalledOnce();
});
