import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { hasHowTo, loadHints } from "../games/howtos";
import { SHELF } from "../games/shelf";
import { learned } from "../learned.svelte";
import { settings } from "../settings.svelte";
import { load } from "../storage";
import TipLine from "../table/TipLine.svelte";
import { show } from "../test-mount";
import { Tips } from "./tips.svelte";

const GAME = SHELF.map(({ name }) => name).find(hasHowTo)!;
const hints = await loadHints(GAME);
const [plain] = Object.entries(hints).find(([, hint]) => !hint!.gesture)!;
const [gestured] = Object.entries(hints).find(([, hint]) => hint!.gesture)!;

beforeEach(() => {
  settings.language = "fr";
  learned.note(GAME, { seen: false, played: false, silent: false, told: [] });
});

async function tipsOf(game: string): Promise<Tips> {
  let tips!: Tips;
  const stop = $effect.root(() => void (tips = new Tips(() => game)));
  flushSync();
  await loadHints(game);
  await Promise.resolve();
  stop();
  return tips;
}

test("each moment is told once, with its gesture, in the language of the person", async () => {
  const tips = await tipsOf(GAME);
  expect(tips.of(gestured)).toEqual({
    say: hints[gestured]!.say.fr,
    gesture: { kind: hints[gestured]!.gesture!.kind, words: hints[gestured]!.gesture!.fr },
  });
  settings.language = "en";
  expect(tips.of(gestured)?.say).toBe(hints[gestured]!.say.en);
  tips.told(gestured);
  expect(tips.of(gestured)).toBeNull();
  expect(tips.of(plain)).not.toBeNull();
  expect(tips.of("unheard_of")).toBeNull();
  expect(load("learned")).toMatchObject({ [GAME]: { told: [gestured] } });
});

test("one tap silences a game for good, and no other game", async () => {
  const tips = await tipsOf(GAME);
  tips.silence();
  expect(tips.of(plain)).toBeNull();
  expect((await tipsOf(GAME)).of(plain)).toBeNull();
  const other = SHELF.map(({ name }) => name).filter(hasHowTo)[1]!;
  const [moment] = Object.keys(await loadHints(other));
  expect((await tipsOf(other)).of(moment!)).not.toBeNull();
});

test("whoever has finished a game is told no more than gestures", async () => {
  learned.note(GAME, { played: true });
  const tips = await tipsOf(GAME);
  expect(tips.of(plain)).toBeNull();
  expect(tips.of(gestured)).toMatchObject({ say: null, gesture: { words: hints[gestured]!.gesture!.fr } });
});

test("after “Got it” everything can be told again", async () => {
  const tips = await tipsOf(GAME);
  tips.told(plain);
  tips.silence();
  learned.note(GAME, { played: true });
  expect(learned.knows(GAME)).toBe(true);
  learned.again(GAME);
  expect(learned.knows(GAME)).toBe(false);
  expect(tips.of(plain)?.say).toBe(hints[plain]!.say.fr);
});

test("a game without hints tells nothing", async () => {
  expect((await tipsOf("unheard-of")).of(plain)).toBeNull();
});

test("what could be read counts as told when its moment is over; what only flashed by does not", () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const silence = vi.fn();
  const tips = {
    of: (moment: string) => ({ say: `Faites ${moment}.`, gesture: null }),
    told: (moment: string) => void told.push(moment),
    silence,
  };
  const now = $state<{ tips: typeof tips; moment: string | null }>({ tips, moment: "a" });
  const body = show(TipLine, now);
  expect(body.textContent).toContain("Faites a.");
  vi.advanceTimersByTime(300);
  now.moment = "b";
  flushSync();
  vi.advanceTimersByTime(4000);
  now.moment = null;
  flushSync();
  expect(body.querySelector("aside")).toBeNull();
  expect(told).toEqual(["b"]);
  now.moment = "c";
  flushSync();
  body.querySelector("button")!.click();
  expect(silence).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
