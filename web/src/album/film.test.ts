import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LASTS, reading } from "../games/reel";
import { settings } from "../settings.svelte";
import { play } from "../sounds.svelte";
import { show } from "../test-mount";
import Film from "./Film.svelte";
import { filmOf, Projector, type Scene } from "./film.svelte";
import { album, chapter, kept } from "./test-album";

vi.mock("../sounds.svelte", async (real) => ({ ...(await real<object>()), play: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  settings.language = "fr";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shots = (count: number): Scene["shots"] =>
  Array.from({ length: count }, (_, i) => ({ lasts: 1000 * (i + 1), say: `${i}`, sound: "page" as const }));
const scenes = (...counts: number[]): Scene[] =>
  counts.map((count) => ({ is: "opening", shots: shots(count) }));

const place = ({ scene, shot }: Projector): [number, number] => [scene, shot];

function waits(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

test("the film tells every game: its name, its moments, how it ended; at last the totals", () => {
  expect(filmOf(album).map(({ is }) => is)).toEqual([
    "opening",
    ...["game", "moment", "result"], // Didixit
    ...["game", "moment", "result"], // Dictionnaire
    ...["game", "moment", "moment", "result"], // Dîner
    ...["game", "moment", "moment", "result"], // Dany
    "totals",
  ]);
  expect(filmOf({ chapters: [] })).toEqual([]);
});

test("who cannot see hears each step once: the clue before the votes, a definition before its author", () => {
  const said = filmOf(album).map((scene) => scene.shots.map(({ say }) => say));
  expect(said[2]?.[0]).toBe("Mamie Jo a dit «\u00a0Personne ne m’a demandé mon avis\u00a0»");
  expect(said[2]?.[3]).toContain("la vraie : 2");
  const word = said[5]!;
  expect(word[0]).toContain("verboquet, nom masculin");
  // The real one is the last, and its author is told after it.
  expect(word.slice(-2)).toEqual([
    "Cordage qui guide un fardeau.",
    "la vraie. Personne n’a trouvé la vraie.",
  ]);
  expect(word[1]).not.toContain("Théo");
  expect(word[2]).toContain("Théo");
  expect(said[8]![1]).toBe("Raison dite à voix haute.");
  expect(said[12]![2]).toContain("Camille pensait le premier pas");
  for (const steps of said) for (const say of steps) expect(say).not.toMatch(/undefined|\[object|^\s*$/);
});

test("a game without a film of its own shows its quotes, and one without pages only its name and its end", () => {
  const bare = { chapters: [chapter(1, "nothing", [{ line: {}, moments: [kept("1", [0])] }])] };
  expect(filmOf(bare).map(({ is }) => is)).toEqual(["opening", "game", "result", "totals"]);
});

test("steps follow each other by the one list of times, then the next scene comes", () => {
  const projector = new Projector(scenes(2, 1));
  projector.play();
  expect(place(projector)).toEqual([0, 0]);
  waits(999);
  expect(place(projector)).toEqual([0, 0]);
  waits(1);
  expect(place(projector)).toEqual([0, 1]);
  waits(2000);
  expect(place(projector)).toEqual([1, 0]);
  expect(projector.over).toBe(false);
  waits(1000);
  expect(projector.over).toBe(true);
  projector.play();
  expect(place(projector)).toEqual([0, 0]);
  expect(projector.over).toBe(false);
  projector.close();
});

test("paused it stands still, and one may still turn its scenes", () => {
  const projector = new Projector(scenes(3, 1, 1));
  projector.play();
  waits(1000);
  projector.pause();
  waits(60_000);
  expect(place(projector)).toEqual([0, 1]);
  projector.previous();
  expect(place(projector)).toEqual([0, 0]);
  projector.previous();
  expect(place(projector)).toEqual([0, 0]);
  projector.next();
  projector.next();
  projector.next();
  expect(place(projector)).toEqual([2, 0]);
  projector.previous();
  expect(place(projector)).toEqual([1, 0]);
  waits(60_000);
  expect(place(projector)).toEqual([1, 0]);
});

test("a sound is heard when its step begins, and again for each that is turned to", () => {
  const projector = new Projector(scenes(1, 1));
  projector.go(1);
  expect(play).toHaveBeenCalledExactlyOnceWith("page");
});

test("who is led by another screen plays the steps of a scene and waits there", () => {
  const projector = new Projector(scenes(2, 1), true);
  projector.play();
  waits(60_000);
  expect(place(projector)).toEqual([0, 1]);
  projector.go(1);
  expect(place(projector)).toEqual([1, 0]);
  projector.go(99);
  expect(place(projector)).toEqual([1, 0]);
});

test("long words are looked at longer, and none for ever", () => {
  expect(reading("")).toBeGreaterThanOrEqual(LASTS.comes);
  expect(reading("x".repeat(60))).toBeGreaterThan(reading("x".repeat(30)));
  expect(reading("x".repeat(5000))).toBe(reading("x".repeat(6000)));
});

function press(key: string): void {
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
}

function swipe(from: number, to: number): void {
  const scenes = document.querySelector(".scenes")!;
  const at = (clientX: number): PointerEventInit => ({ clientX, clientY: 5, isPrimary: true, button: 0 });
  scenes.dispatchEvent(new PointerEvent("pointerdown", at(from)));
  scenes.dispatchEvent(new PointerEvent("pointerup", at(to)));
  flushSync();
}

test("keys, swipes and taps turn it, space pauses it, Escape leaves", () => {
  const onclose = vi.fn();
  const body = show(Film, { album, onclose });
  const said = (): string => body.querySelector("[role=status]")!.textContent;
  const opening = said();
  press("ArrowRight");
  expect(said()).toContain("Didixit");
  press("ArrowLeft");
  expect(said()).toBe(opening);
  swipe(200, 100);
  expect(said()).toContain("Didixit");
  swipe(100, 200);
  expect(said()).toBe(opening);
  press(" ");
  expect(body.querySelector("[aria-label='Reprendre']")).not.toBeNull();
  waits(60_000);
  expect(said()).toBe(opening);
  // A tap in a box without a width is at its right.
  swipe(50, 50);
  expect(said()).toContain("Didixit");
  press("Escape");
  expect(onclose).toHaveBeenCalledOnce();
});

test("the television is told each scene while the film is on it, and when it is over there", () => {
  const cast = vi.fn();
  const body = show(Film, { album, cast, onclose: () => {} });
  press("ArrowRight");
  expect(cast).not.toHaveBeenCalled();
  const button = body.querySelector<HTMLButtonElement>("[aria-label='Sur le téléviseur']")!;
  button.click();
  flushSync();
  press("ArrowRight");
  expect(cast.mock.calls).toEqual([[1], [2]]);
  button.click();
  flushSync();
  press("ArrowRight");
  expect(cast.mock.calls).toEqual([[1], [2], [null]]);
});

test("every step of every game can be drawn, also with little motion, and plays by itself to its end", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const body = show(Film, { album, onclose: () => {} });
  const all = filmOf(album).flatMap((scene) => scene.shots);
  const heard = new Set<string>();
  for (const { lasts } of all) {
    heard.add(body.querySelector("[role=status]")!.textContent);
    waits(lasts);
  }
  expect([...heard]).toEqual([...new Set(all.map(({ say }) => say))]);
  expect(body.querySelector("[aria-label='Revoir depuis le début']")).not.toBeNull();
});
