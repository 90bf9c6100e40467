import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import SoundButton from "./SoundButton.svelte";
import { show } from "../test-mount";

/** A browser that makes no sound before the first press. */
class FakeAudio extends EventTarget {
  state = "suspended";
  sampleRate = 8000;
  destination = {};
  started = 0;
  async resume(): Promise<void> {
    this.state = "running";
    this.dispatchEvent(new Event("statechange"));
  }
  async suspend(): Promise<void> {
    this.state = "suspended";
    this.dispatchEvent(new Event("statechange"));
  }
  createBuffer = () => ({ copyToChannel: () => {} });
  createBufferSource = () => ({ connect: () => {}, start: () => void (this.started += 1) });
}

let audio: FakeAudio;
let sounds: (typeof import("../sounds.svelte"))["sounds"];

beforeEach(async () => {
  vi.stubGlobal(
    "AudioContext",
    vi.fn(function () {
      return (audio = new FakeAudio());
    }),
  );
  settings.language = "fr";
  settings.tvSounds = true;
  settings.tableSounds = false;
  ({ sounds } = await import("../sounds.svelte"));
  sounds.television = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sounds.television = false;
  vi.unstubAllGlobals();
});

test("a television sounds after the first press and is silenced with one more, a phone only if it is told to", async () => {
  const body = show(SoundButton, { large: true });
  const button = body.querySelector("button")!;
  const press = (): void => {
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button.click();
    flushSync();
  };
  expect(button.textContent).toContain("Activer le son");
  // Whatever else the machine does, no time passes.
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  await sounds.play("tick");
  press();
  await vi.waitFor(() => expect(button.getAttribute("aria-label")).toMatch(/^Le son est activé/));
  await sounds.play("tick");
  // Two parts of a screen may say it: it is heard once.
  await sounds.play("tick");
  expect(audio.started).toBe(1);

  window.dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  flushSync();
  expect([sounds.on, settings.tvSounds, settings.tableSounds]).toEqual([false, false, false]);
  expect(button.getAttribute("aria-label")).toMatch(/^Le son est coupé/);
  await sounds.play("gavel");
  expect(audio.started).toBe(1);

  sounds.television = false;
  await sounds.play("gavel");
  expect(audio.started).toBe(1);
  sounds.on = true;
  await sounds.play("gavel");
  expect(audio.started).toBe(2);
  expect([settings.tvSounds, settings.tableSounds]).toEqual([false, true]);
});

test("the audio rests when nothing has sounded for a while, and wakes for the next sound without a press", async () => {
  vi.resetModules();
  const { sounds, REST } = await import("../sounds.svelte");
  sounds.television = true;
  await sounds.play("lamp"); // loads what draws the sounds
  vi.useFakeTimers();
  sounds.allow();
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(audio.state).toBe("running");
  await sounds.play("page");
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(audio.state).toBe("running");
  await vi.advanceTimersByTimeAsync(1);
  expect([audio.state, sounds.waits]).toEqual(["suspended", false]);

  // A press on something else does not wake it.
  sounds.allow();
  expect(audio.state).toBe("suspended");
  await sounds.play("gavel");
  expect([audio.state, audio.started]).toEqual(["running", 2]);

  // What the system has taken away needs a press again.
  await audio.suspend();
  expect(sounds.waits).toBe(true);
  sounds.allow();
  expect([audio.state, sounds.waits]).toEqual(["running", false]);
});
