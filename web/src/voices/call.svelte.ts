// The call of a salon, as this browser takes part in it. The server says who is in it and who may be heard (CO-16): nobody
// else is played here, whatever their browser sends.

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { CallMessage, FromBrowser, InCall, Signalled, Talking, WaysMessage } from "../protocol";
import { load, save } from "../storage";
import { toasts } from "../ui/toasts.svelte";
import { Face } from "./faces.svelte";
import { Microphone, type NoMicrophone } from "./microphone";
import type { Kept } from "./kept";
import { Peer, type Way } from "./peer";
import { m } from "./texts";

// Who was heard before the server went away is still heard for so long, until they have found it again.
const GRACE = 30_000;
const LISTEN_EVERY = 150;
// A breath between two words is no silence.
const BREATH = 700;
const NOTHING_NEW = { talks: false, lost: [] as readonly string[] };

export interface CallSettings {
  me: () => number | null;
  write: (message: FromBrowser) => void;
  /** What everybody sees of the game: another value after each move. */
  table: () => unknown;
  /** How this page remembers that its person speaks, for a reload. */
  kept: Kept;
  /** A television. */
  screen?: boolean;
}

// What was refused for good.
const LEAVE = ["call_full", "too_many_listeners", "voices_off", "television_not_let_in", "device_taken"];

const newDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

export class Call {
  voices = $state.raw<readonly InCall[]>([]);
  /** This person wants to be in it. */
  joined = $state(false);
  /** Only to hear the others. */
  listens = $state(false);
  muted = $state(false);
  deaf = $state(false);
  /** The microphone is open only while a button or the space bar is held. */
  push = $state(load("voices:push") === true);
  held = $state(false);
  noMicrophone = $state<NoMicrophone | null>(null);
  /** The browser plays nothing before a touch. */
  needsTouch = $state(false);
  /** How each other one is reached, by device. */
  ways = $state.raw<Readonly<Record<string, Way>>>({});
  readonly face = new Face();
  /** Who can be heard right now. */
  readonly speaking = new SvelteSet<number>();
  /** The same where one is not in the call: the server says it. */
  talking = $state.raw<readonly number[]>([]);
  /** Televisions that ask the host to let them in. */
  asking = $state.raw<readonly number[]>([]);
  /** Who speaks from the same household, as far as the server can tell. */
  near = $state.raw<readonly number[]>([]);
  /** This person was told about several devices in one room. */
  knowsRoom = $state(false);

  readonly mine: InCall | null = $derived.by(
    () =>
      this.voices.find((one) => one.device === this.#device && one.person === this.#settings.me()) ?? null,
  );
  readonly others: readonly InCall[] = $derived(
    this.voices.filter((one) => one.person !== this.#settings.me()),
  );
  /** What this person says is sent now. */
  readonly open: boolean = $derived(
    this.joined && this.mine?.heard === true && !this.muted && (!this.push || this.held),
  );

  readonly #settings: CallSettings;
  #device = $state("");
  #microphone: Microphone | null = null;
  #peers = new Map<string, Peer>();
  #ways: RTCConfiguration = {};
  #pictures = $state.raw<Readonly<Record<string, MediaStream | null>>>({});
  #volumes = $state.raw<Readonly<Record<number, number>>>({});
  #here = new Set<string>();
  #graceUntil = 0;
  // What the game showed when the server was found again.
  #tableThen: unknown;
  #listening: ReturnType<typeof setInterval> | undefined;
  #lastHeard = new Map<number, number>();
  #said = NOTHING_NEW;
  // The server has said so, since it was found.
  #isIn = false;

  constructor(settings: CallSettings) {
    this.#settings = settings;
    $effect.root(() => {
      $effect(() => {
        const { open } = this;
        if (this.#microphone !== null) this.#microphone.track.enabled = open;
      });
      $effect(() => this.#hearThem());
      $effect(() => {
        const shown = this.#shown;
        if (this.face.track !== null) this.face.track.enabled = shown !== null;
        for (const peer of this.#peers.values()) void peer.show(shown);
      });
      $effect(() => {
        void this.face.shows;
        untrack(() => this.#tell());
      });
    });
  }

  /** One tap: the microphone is asked for, then the others. Without one, one listens. */
  async join({ listens = false } = {}): Promise<void> {
    if (this.joined) return;
    if (typeof RTCPeerConnection === "undefined") {
      toasts.tell(m.cannotCall);
      return;
    }
    this.joined = true;
    this.listens = listens;
    const device = (this.#device = newDevice());
    if (!listens) await this.openMicrophone();
    if (this.#device !== device) return;
    this.#keep();
    this.#listening = setInterval(() => this.#listen(), LISTEN_EVERY);
    document.addEventListener("visibilitychange", this.#onShown);
    this.#tell();
  }

  /** Asks for the microphone, also again: after a phone call, or once it is allowed. */
  async openMicrophone(): Promise<void> {
    const device = this.#device;
    const opened = await Microphone.open(() => this.#onEnded());
    if (this.#device !== device) {
      if (opened instanceof Microphone) opened.close();
      return;
    }
    this.noMicrophone = opened instanceof Microphone ? null : opened;
    this.#microphone = opened instanceof Microphone ? opened : null;
    if (this.#microphone === null) return;
    this.#microphone.track.enabled = this.open;
    for (const peer of this.#peers.values()) void peer.send(this.#microphone.track);
    if (this.mine !== null) this.#tell();
  }

  /** Also when the salon is left: nothing of it goes on. */
  leave(): void {
    if (!this.joined) return;
    this.#settings.write({ t: "leave_call" });
    this.#settings.kept.set(null);
    this.close();
  }

  close(): void {
    this.joined = this.listens = this.muted = this.deaf = this.held = this.needsTouch = false;
    this.#device = "";
    this.noMicrophone = null;
    this.face.close();
    this.#microphone?.close();
    this.#microphone = null;
    clearInterval(this.#listening);
    document.removeEventListener("visibilitychange", this.#onShown);
    for (const peer of this.#peers.values()) peer.close();
    this.#peers.clear();
    this.#here.clear();
    this.ways = {};
    this.#pictures = {};
    this.near = [];
    this.#isIn = false;
    this.#said = NOTHING_NEW;
    this.speaking.clear();
  }

  mute(on: boolean): void {
    this.muted = on;
    this.#keep();
    this.#tell();
  }

  #keep(): void {
    this.#settings.kept.set(this.listens ? "listens" : this.muted ? "muted" : "open");
  }

  setPush(on: boolean): void {
    this.push = on;
    save("voices:push", on);
  }

  volumeOf(person: number): number {
    return this.#volumes[person] ?? 1;
  }

  setVolume(person: number, volume: number): void {
    this.#volumes = { ...this.#volumes, [person]: volume };
    const device = this.voices.find((one) => one.person === person)?.device ?? "";
    const peer = this.#peers.get(device);
    if (peer) peer.volume = volume;
  }

  wayTo(voice: InCall): Way {
    return this.ways[voice.device] ?? "looking";
  }

  /** What there is to see of somebody now: nothing of whom the rules bind to silence, whatever is sent (DA-9). */
  pictureOf(voice: InCall): MediaStream | null {
    if (!voice.shows || !voice.seen) return null;
    return voice === this.mine ? this.face.stream : (this.#pictures[voice.device] ?? null);
  }

  get #shown(): MediaStreamTrack | null {
    return this.face.shows && this.mine?.seen ? this.face.track : null;
  }

  /** After a touch, for browsers that play nothing before one. */
  play(): void {
    for (const peer of this.#peers.values()) peer.play();
  }

  // What the server says

  /** The first view of a connection: it may be a server that knows nothing of the call any more. */
  welcome(): void {
    if (!this.joined) {
      this.voices = this.talking = this.asking = [];
      const kept = this.#settings.kept.get();
      if (kept === null || this.#settings.me() === null) return;
      // A microphone that was closed stays closed.
      this.muted = kept === "muted";
      void this.join({ listens: kept === "listens" });
      return;
    }
    this.#said = NOTHING_NEW;
    this.#tableThen = this.#settings.table();
    this.#isIn = false;
    this.#here.clear();
    this.#graceUntil = Date.now() + GRACE;
    setTimeout(() => this.#meet(), GRACE);
    if (this.#listening !== undefined) this.#tell();
  }

  hear(news: CallMessage | Talking | WaysMessage | Signalled): void {
    if (news.t === "call") {
      this.asking = news.asking;
      this.near = news.near;
      this.#onCall(news.voices);
    } else if (news.t === "talking") this.talking = news.people;
    else if (news.t === "signal") this.#peers.get(news.device)?.take(news.signal);
    // On which ways the others are to be looked for.
    else
      this.#ways = {
        iceServers: news.servers,
        iceTransportPolicy: news.only_relay ? "relay" : "all",
      };
  }

  #onCall(voices: readonly InCall[]): void {
    const before = this.voices;
    this.voices = voices;
    if (!this.joined) return;
    const me = this.#settings.me();
    const elsewhere = voices.some((one) => one.person === me && one.device !== this.#device);
    // They speak on another device now.
    if (elsewhere && before.some((one) => one.device === this.#device)) {
      this.#settings.kept.set(null);
      this.close();
      return;
    }
    // The host has taken it back that this television is let in.
    if (this.mine !== null) this.#isIn = true;
    else if (this.#settings.screen && this.#isIn) {
      this.#settings.kept.set(null);
      this.close();
      return;
    }
    this.#meet();
  }

  /** Something about the call was refused. Gives whether that concerns it. */
  refused(code: string): boolean {
    if (LEAVE.includes(code)) {
      this.#settings.kept.set(null);
      this.close();
    }
    return code === "no_such_voice" || code === "not_in_call";
  }

  /** There is something new to see. Whoever was removed is heard no more in the same moment. */
  forget(removed: (person: number) => boolean): void {
    for (const { device } of this.voices.filter((one) => removed(one.person))) this.#part(device);
    this.#hearThem();
  }

  #tell(): void {
    if (this.joined && this.#device !== "")
      this.#settings.write({
        t: "join_call",
        device: this.#device,
        speaks: this.#microphone !== null && !this.muted,
        shows: this.face.shows,
        listens: this.listens,
      });
  }

  /** A way to everybody who is there, and none to who is not any more. */
  #meet(): void {
    if (!this.joined || this.mine === null) return;
    // Those who only listen have nothing to say to each other.
    const others = this.others.filter((one) => !(this.listens && one.listens));
    const devices = new Set(others.map((one) => one.device));
    const waits = Date.now() < this.#graceUntil;
    for (const [device, peer] of this.#peers)
      if (!devices.has(device) && !(waits && peer.way === "found")) this.#part(device);
    for (const { device, here } of others) {
      const known = this.#peers.get(device);
      if (here && known === undefined) this.#begin(device);
      else if (here && !this.#here.has(device)) known?.again();
      if (here) this.#here.add(device);
      else this.#here.delete(device);
    }
    this.#hearThem();
  }

  #begin(device: string): void {
    const peer = new Peer({
      polite: this.#device > device,
      send: (signal) => this.#settings.write({ t: "signal", to: device, signal }),
      ways: this.#ways,
      changed: () => this.#look(),
    });
    this.#peers.set(device, peer);
    void peer.send(this.#microphone?.track ?? null);
    void peer.show(this.#shown);
    const person = this.voices.find((one) => one.device === device)?.person;
    if (person !== undefined) peer.volume = this.volumeOf(person);
  }

  #part(device: string): void {
    this.#peers.get(device)?.close();
    this.#peers.delete(device);
    this.#here.delete(device);
    this.#look();
  }

  #look(): void {
    this.ways = Object.fromEntries([...this.#peers].map(([device, peer]) => [device, peer.way]));
    this.#pictures = Object.fromEntries([...this.#peers].map(([device, peer]) => [device, peer.picture]));
    this.needsTouch = [...this.#peers.values()].some((peer) => peer.needsTouch);
  }

  #hearThem(): void {
    const heard = new Set(this.voices.filter((one) => one.heard).map((one) => one.device));
    const seen = new Set(this.voices.filter((one) => one.seen && one.shows).map((one) => one.device));
    const known = new Set(this.voices.map((one) => one.device));
    const { deaf } = this;
    // Whom a server that has just come back does not know yet stays as they were, but only until somebody moves: then the
    // rules may bind them to silence, and a page that keeps away from the server would be heard all the same.
    const same = this.#settings.table() === this.#tableThen;
    for (const [device, peer] of this.#peers)
      if (deaf || known.has(device) || !same) peer.hear(!deaf && heard.has(device));
    for (const [device, peer] of this.#peers) if (known.has(device) || !same) peer.see(seen.has(device));
  }

  #listen(): void {
    const now = Date.now();
    const loud = this.others.filter((one) => this.#peers.get(one.device)?.speaks).map((one) => one.person);
    const me = this.#settings.me();
    if (me !== null && this.#microphone?.speaks) loud.push(me);
    for (const person of loud) this.#lastHeard.set(person, now);
    for (const [person, at] of this.#lastHeard) {
      if (now - at < BREATH) this.speaking.add(person);
      else if (this.speaking.delete(person)) this.#lastHeard.delete(person);
    }
    if (this.mine !== null) this.#report(me !== null && this.speaking.has(me));
  }

  /** What others cannot know: that this person speaks, for screens without sound, and which ways are missing. */
  #report(talks: boolean): void {
    const lost = this.others.filter((one) => one.here && this.wayTo(one) === "none").map((one) => one.device);
    if (talks === this.#said.talks && lost.join() === this.#said.lost.join()) return;
    this.#said = { talks, lost };
    this.#settings.write({ t: "tell_call", talks, lost });
  }

  /** A phone that was asleep, or in another call, plays again. */
  readonly #onShown = (): void => {
    if (!document.hidden) this.play();
  };

  #onEnded(): void {
    this.#microphone?.close();
    this.#microphone = null;
    this.noMicrophone = "busy";
    for (const peer of this.#peers.values()) void peer.send(null);
    this.#tell();
  }
}
