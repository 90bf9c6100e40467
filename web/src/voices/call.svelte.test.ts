import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromBrowser, InCall } from "../protocol";
import { toasts } from "../ui/toasts.svelte";
import { Call } from "./call.svelte";
import type { Part } from "./kept";
import { m } from "./texts";

/** What comes in from one other browser: a track that is switched on or off is all that matters to an ear. */
class Link {
  static all: Link[] = [];
  readonly track = { enabled: true, kind: "audio" };
  signalingState = "stable";
  connectionState = "connected";
  localDescription = null;
  onnegotiationneeded = null;
  onicecandidate = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: ((event: { track: object }) => void) | null = null;

  constructor() {
    Link.all.push(this);
    queueMicrotask(() => {
      this.onconnectionstatechange?.();
      this.ontrack?.({ track: this.track });
    });
  }
  addTransceiver(): void {}
  getTransceivers(): object[] {
    const sender = { replaceTrack: () => Promise.resolve(), getParameters: () => ({}) };
    return [{ receiver: { track: this.track, getSynchronizationSources: () => [] }, sender }];
  }
  getReceivers(): object[] {
    return [{ getSynchronizationSources: () => [] }];
  }
  restartIce(): void {}
  close(): void {
    this.track.enabled = false;
    this.signalingState = "closed";
  }
}

class Mouth {
  srcObject: unknown = null;
  volume = 1;
  play(): Promise<void> {
    return Promise.resolve();
  }
}

const ME = 0;
let written: FromBrowser[];
let table: object;
let kept: Part | null;
let call: Call;
const microphone = { enabled: false, onended: null, stop: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  Link.all = [];
  written = [];
  table = {};
  kept = null;
  vi.stubGlobal("RTCPeerConnection", Link);
  vi.stubGlobal("Audio", Mouth);
  vi.stubGlobal("MediaStream", class {});
  vi.stubGlobal(
    "AudioContext",
    class {
      createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => {} });
      createMediaStreamSource = () => ({ connect: () => {} });
      close = () => Promise.resolve();
    },
  );
  const stream = { getAudioTracks: () => [microphone], getTracks: () => [microphone] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  call = newCall();
});
afterEach(() => {
  call.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newCall(): Call {
  return new Call({
    me: () => ME,
    write: (message) => void written.push(message),
    table: () => table,
    kept: { get: () => kept, set: (how) => void (kept = how) },
  });
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

const deviceOf = (person: number): string => `device${String(person).padStart(2, "0")}`;
function myDevice(): string {
  const said = written.findLast((one) => one.t === "join_call");
  return said?.t === "join_call" ? said.device : "";
}
const voice = (person: number, heard = true, more: Partial<InCall> = {}): InCall => ({
  person,
  device: person === ME ? myDevice() : deviceOf(person),
  speaks: true,
  shows: false,
  listens: false,
  heard,
  seen: heard,
  here: true,
  lost: [],
  ...more,
});
async function tell(...voices: InCall[]): Promise<void> {
  call.hear({ t: "call", voices, asking: [], near: [] });
  await settle();
}
async function join(): Promise<void> {
  await call.join();
  await settle();
}
/** Something moves on the table. */
async function move(removed: number[] = []): Promise<void> {
  table = {};
  call.forget((person) => removed.includes(person));
  await settle();
}
/** How many of the ways that were ever made are played. */
const played = (): number => Link.all.filter((link) => link.track.enabled).length;

test("nothing is asked and nothing is sent before one wants to speak", async () => {
  await tell(voice(1), voice(2));
  expect(written).toEqual([]);
  expect(Link.all).toEqual([]);
});

test("whatever the server says, exactly those are played who may be heard", async () => {
  await join();
  const people = [1, 2, 3, 4, 5, 6, 7];
  const links = new Map<number, Link>();
  // The same at each run: a small generator of numbers.
  let seed = 7;
  const chance = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
  for (let step = 0; step < 400; step += 1) {
    const there = people.filter(() => chance(4) > 0);
    const heard = there.filter(() => chance(3) > 0);
    const before = Link.all.length;
    const mine = chance(5) > 0;
    await tell(voice(ME, mine), ...there.map((one) => voice(one, heard.includes(one))));
    for (const person of links.keys()) if (!there.includes(person)) links.delete(person);
    const fresh = there.filter((one) => !links.has(one));
    expect(Link.all.length - before).toBe(fresh.length);
    fresh.forEach((person, nth) => links.set(person, Link.all[before + nth]!));
    call.deaf = chance(8) === 0;
    flushSync();
    for (const [person, link] of links)
      expect(link.track.enabled, `${step}: ${person}`).toBe(!call.deaf && heard.includes(person));
    // Nobody else: who has left is not played on.
    expect(played()).toBe(call.deaf ? 0 : heard.length);
    // And nothing is sent while the rules ask for silence.
    expect(microphone.enabled).toBe(mine);
  }
});

test("while the server is away the call goes on; who stays away from it is heard until somebody moves", async () => {
  await join();
  await tell(voice(ME), voice(1), voice(2, false));
  expect(played()).toBe(1);
  // It has been killed, and comes back: nobody is known to it.
  call.welcome();
  await settle();
  expect(written.at(-1)).toMatchObject({ t: "join_call", device: myDevice() });
  await tell(voice(ME));
  expect(played()).toBe(1);
  expect(Link.all.length).toBe(2);
  // A page that was changed to say nothing to the server is heard no longer than the rules can have stayed the same.
  await move();
  expect(played()).toBe(0);
  await tell(voice(ME), voice(1), voice(2, false));
  expect(played()).toBe(1);
  expect(Link.all.length).toBe(2);
});

test("who was removed is heard no more in the same moment, and after a while who never came back", async () => {
  await join();
  await tell(voice(ME), voice(1), voice(2), voice(3));
  expect(played()).toBe(3);
  call.forget((person) => person === 2);
  expect(played()).toBe(2);
  await tell(voice(ME), voice(1), voice(3));
  call.welcome();
  await tell(voice(ME), voice(1));
  expect(played()).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(played()).toBe(1);
});

test("a browser that knows no calls says so, and tells the server nothing", async () => {
  vi.stubGlobal("RTCPeerConnection", undefined);
  await join();
  expect(toasts.list.map((toast) => toast.text)).toEqual([m.cannotCall]);
  expect(call.joined).toBe(false);
  expect(written).toEqual([]);
});

test("a reload goes on as it was: a microphone that was closed stays closed", async () => {
  await join();
  await tell(voice(ME), voice(1));
  call.mute(true);
  expect(written.at(-1)).toMatchObject({ t: "join_call", speaks: false });
  // Another page in the same tab.
  call.close();
  call = newCall();
  call.welcome();
  await settle();
  expect(written.at(-1)).toMatchObject({ t: "join_call", speaks: false });
  await tell(voice(ME), voice(1));
  expect(microphone.enabled).toBe(false);
  call.mute(false);
  flushSync();
  expect(microphone.enabled).toBe(true);
  call.leave();
  call = newCall();
  call.welcome();
  expect(call.joined).toBe(false);
});
