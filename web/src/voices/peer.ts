// One other person's browser in the call: sound goes from here to there and back, without the server. Who offers and who
// answers is "perfect negotiation": either side may begin at any time, and where both do, the polite one gives in.

import type { Candidate, Signal } from "../protocol";
import { BITS, FRAMES } from "./camera";

// Candidates come in a burst: they travel together.
const GATHER = 60;
const TRY_AGAIN = 4_000;
const SPEECH = 0.015;
const FRESH = 400;
// Mono, silent where nobody speaks, about 30 kbit/s: the one who sends does as the other side asks.
const OPUS = "useinbandfec=1";
const SPEECH_OPUS = "useinbandfec=1;usedtx=1;stereo=0;maxaveragebitrate=30000";

export type Way = "looking" | "found" | "none";

export interface PeerSettings {
  /** Whether this side gives in where both offer at once. The other one begins. */
  polite: boolean;
  send: (signal: Signal) => void;
  /** What helps to find a way, as the server has told it. */
  ways: RTCConfiguration;
  /** The way there was found, or lost; or the browser wants a touch before it plays anything. */
  changed: () => void;
}

export class Peer {
  way: Way = "looking";
  needsTouch = false;
  /** What their camera sends. */
  picture: MediaStream | null = null;
  readonly #settings: PeerSettings;
  readonly #link: RTCPeerConnection;
  readonly #ear = new Audio();
  #microphone: MediaStreamTrack | null = null;
  #camera: MediaStreamTrack | null = null;
  #heard = false;
  #seen = false;
  #offering = false;
  #ignores = false;
  #gathered: Candidate[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  // One after the other: descriptions must not overtake each other.
  #queue: Promise<void> = Promise.resolve();

  constructor(settings: PeerSettings) {
    this.#settings = settings;
    const link = (this.#link = new RTCPeerConnection(settings.ways));
    link.onnegotiationneeded = () => void this.#offer();
    link.onicecandidate = ({ candidate }) => candidate && this.#gather(candidate.toJSON());
    link.onconnectionstatechange = () => this.#onState();
    link.ontrack = ({ track }) => (track.kind === "audio" ? this.#listen(track) : this.#watch(track));
    // The system wants the sound for itself, as for a telephone call.
    this.#ear.onpause = () => this.#ear.srcObject !== null && this.#touched(true);
    if (!settings.polite) link.addTransceiver("audio", { direction: "sendrecv" });
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#link.close();
    this.#ear.srcObject = null;
  }

  /** What this browser sends; null for nothing. */
  async send(microphone: MediaStreamTrack | null): Promise<void> {
    this.#microphone = microphone;
    await Promise.all(this.#of("audio").map(({ sender }) => sender.replaceTrack(microphone)));
  }

  /** The first picture asks for a way of its own; later ones take it, and the other side answers on it too. */
  async show(camera: MediaStreamTrack | null): Promise<void> {
    this.#camera = camera;
    const ways = this.#of("video");
    // Not before the way for sound is agreed: where both sides ask at once and one gives in, Chromium cannot ask again
    // for a picture that it had asked for first.
    const agreed = this.#link.currentRemoteDescription !== null;
    if (ways.length === 0 && camera !== null && agreed) this.#link.addTrack(camera);
    await Promise.all(ways.map(({ sender }) => sender.replaceTrack(camera)));
    await this.#spare();
  }

  /** Whether this person is played here. What is not is silence, for whatever listens. */
  hear(on: boolean): void {
    this.#heard = on;
    for (const { receiver } of this.#of("audio")) receiver.track.enabled = on;
  }

  /** Whether they are seen here. What is not is dark, for whatever looks. */
  see(on: boolean): void {
    this.#seen = on;
    for (const { receiver } of this.#of("video")) receiver.track.enabled = on;
  }

  #of(kind: "audio" | "video"): RTCRtpTransceiver[] {
    return this.#link.getTransceivers().filter(({ receiver }) => receiver.track.kind === kind);
  }

  /** A portrait takes little, even where there would be room for more. */
  async #spare(): Promise<void> {
    for (const { sender, mid } of this.#of("video")) {
      // What is not agreed yet has nothing to spare, and would wait for that.
      if (mid === null) continue;
      const wish = sender.getParameters();
      if (!wish.encodings?.length) continue;
      for (const one of wish.encodings) Object.assign(one, { maxBitrate: BITS, maxFramerate: FRAMES });
      await sender.setParameters(wish).catch(() => {});
    }
  }

  set volume(volume: number) {
    this.#ear.volume = volume;
  }

  /** Something can be heard of them right now. */
  get speaks(): boolean {
    if (!this.#heard) return false;
    const now = performance.timeOrigin + performance.now();
    return this.#link
      .getReceivers()
      .flatMap((receiver) => receiver.getSynchronizationSources())
      .some(({ audioLevel = 0, timestamp }) => audioLevel > SPEECH && age(timestamp, now) < FRESH);
  }

  /** After a touch: browsers play nothing before the first one. */
  play(): void {
    void this.#ear.play().then(
      () => this.#touched(false),
      (failure: unknown) =>
        this.#touched(failure instanceof DOMException && failure.name === "NotAllowedError"),
    );
  }

  /** The server has been away: what was said meanwhile may be lost. */
  again(): void {
    const { localDescription: said, signalingState } = this.#link;
    if (signalingState === "have-local-offer" && said !== null) this.#say(said);
    else if (this.way !== "found" && !this.#settings.polite) this.#link.restartIce();
  }

  take(signal: Signal): void {
    this.#queue = this.#queue.then(() => this.#take(signal)).catch(() => {});
  }

  async #take({ description, candidates }: Signal): Promise<void> {
    const link = this.#link;
    if (description !== null) {
      const busy = this.#offering || link.signalingState !== "stable";
      this.#ignores = !this.#settings.polite && description.type === "offer" && busy;
      if (this.#ignores) return;
      await link.setRemoteDescription(description);
      if (description.type === "offer") {
        for (const one of link.getTransceivers()) one.direction = "sendrecv";
        await this.send(this.#microphone);
        await Promise.all(this.#of("video").map(({ sender }) => sender.replaceTrack(this.#camera)));
        await link.setLocalDescription();
        if (link.localDescription !== null) this.#say(link.localDescription);
      }
      this.hear(this.#heard);
      this.see(this.#seen);
      if (link.signalingState === "stable") await this.show(this.#camera);
    }
    for (const candidate of candidates)
      await link.addIceCandidate(candidate).catch((failure: unknown) => {
        if (!this.#ignores) throw failure;
      });
  }

  async #offer(): Promise<void> {
    try {
      this.#offering = true;
      await this.send(this.#microphone);
      await this.#link.setLocalDescription();
      if (this.#link.localDescription !== null) this.#say(this.#link.localDescription);
    } catch {
      // closed meanwhile
    } finally {
      this.#offering = false;
    }
  }

  #say({ type, sdp }: RTCSessionDescription): void {
    if (type !== "offer" && type !== "answer") return;
    this.#settings.send({ description: { type, sdp: sdp.replace(OPUS, SPEECH_OPUS) }, candidates: [] });
  }

  #gather(candidate: RTCIceCandidateInit): void {
    if (this.#gathered.length === 0) setTimeout(() => this.#sendGathered(), GATHER);
    this.#gathered.push({
      candidate: candidate.candidate ?? "",
      sdpMid: candidate.sdpMid ?? null,
      sdpMLineIndex: candidate.sdpMLineIndex ?? null,
      usernameFragment: candidate.usernameFragment ?? null,
    });
  }

  #sendGathered(): void {
    const candidates = this.#gathered;
    this.#gathered = [];
    if (this.#link.signalingState !== "closed") this.#settings.send({ description: null, candidates });
  }

  #listen(track: MediaStreamTrack): void {
    track.enabled = this.#heard;
    this.#ear.srcObject = new MediaStream([track]);
    this.play();
  }

  #watch(track: MediaStreamTrack): void {
    track.enabled = this.#seen;
    this.picture = new MediaStream([track]);
    this.#settings.changed();
  }

  #touched(needed: boolean): void {
    this.needsTouch = needed;
    this.#settings.changed();
  }

  #onState(): void {
    const { connectionState } = this.#link;
    clearTimeout(this.#retry);
    if (connectionState === "connected") this.way = "found";
    else if (connectionState === "failed") {
      this.way = "none";
      if (!this.#settings.polite) this.#retry = setTimeout(() => this.#link.restartIce(), TRY_AGAIN);
    }
    this.#settings.changed();
  }
}

/** Browsers date sounds by the wall clock or by the page's own. */
function age(timestamp: number, now: number): number {
  return Math.min(Math.abs(now - timestamp), Math.abs(performance.now() - timestamp));
}
