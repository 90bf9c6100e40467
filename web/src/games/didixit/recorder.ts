// Makes clips from the microphone, the camera, or a file. Browsers open microphone and camera on https (and
// localhost) only; on plain http a file taken by the phone's own recorder or camera does the same.

import { CLIP_BYTES, CLIP_SECONDS } from "../../protocol";
import { FILM_RATE, FILM_SIDE, FILM_TYPE, SOUND_TYPE, heard, voice, wav } from "./clips";

/** Why there is no clip. */
export type Trouble = "refused" | "no_device" | "unreadable" | "silent";

export class NoClip extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}

/** A recording under way. */
export interface Take {
  /** Ends it; `clip` then arrives. It ends by itself after CLIP_SECONDS. */
  stop(): void;
  clip: Promise<Blob>;
}

export function canRecord(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === "function" && typeof MediaRecorder === "function";
}

async function open(wanted: MediaStreamConstraints): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    const refused = error instanceof DOMException && error.name === "NotAllowedError";
    throw new NoClip(refused ? "refused" : "no_device");
  }
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

// Sound

async function soundOf(recording: Blob): Promise<Blob> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, i) => sound.getChannelData(i));
    const samples = voice(channels, sound.sampleRate);
    if (!heard(samples)) throw new NoClip("silent");
    return new Blob([wav(samples)], { type: SOUND_TYPE });
  } catch (error) {
    throw error instanceof NoClip ? error : new NoClip("unreadable");
  } finally {
    void context.close();
  }
}

/** Records already. If the browser can write nothing of this stream, the microphone must not stay open. */
function recorderOf(stream: MediaStream): MediaRecorder {
  try {
    const recorder = new MediaRecorder(stream);
    recorder.start();
    return recorder;
  } catch {
    close(stream);
    throw new NoClip("no_device");
  }
}

export async function recordSound(): Promise<Take> {
  const stream = await open({ audio: true });
  const recorder = recorderOf(stream);
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const limit = setTimeout(stop, CLIP_SECONDS * 1000);
  const clip = ended.then(() => {
    clearTimeout(limit);
    close(stream);
    return soundOf(new Blob(pieces, { type: recorder.mimeType }));
  });
  return { stop, clip };
}

/** From a file of the phone's own sound recorder, or the sound of a film. */
export const soundFromFile = soundOf;

// Film

const FRAMES = CLIP_SECONDS * FILM_RATE;

/** Draws what a video shows into small JPEGs, as good as the limit of a clip allows. */
class FilmStrip {
  #canvas = document.createElement("canvas");
  #pieces: Blob[] = [];
  #bytes = 0;
  #quality = 0.7;

  get full(): boolean {
    return this.#pieces.length >= FRAMES;
  }

  async take(video: HTMLVideoElement): Promise<void> {
    if (!video.videoWidth || this.full) return;
    const scale = FILM_SIDE / Math.max(video.videoWidth, video.videoHeight);
    this.#canvas.width = Math.round(video.videoWidth * scale);
    this.#canvas.height = Math.round(video.videoHeight * scale);
    this.#canvas.getContext("2d")?.drawImage(video, 0, 0, this.#canvas.width, this.#canvas.height);
    const image = await new Promise<Blob | null>((resolve) =>
      this.#canvas.toBlob(resolve, "image/jpeg", this.#quality),
    );
    if (!image || this.full || this.#bytes + image.size > CLIP_BYTES) return;
    this.#pieces.push(image);
    this.#bytes += image.size;
    const share = (CLIP_BYTES - this.#bytes) / (FRAMES - this.#pieces.length || 1);
    if (image.size > share * 0.95) this.#quality = Math.max(0.2, this.#quality - 0.1);
  }

  film(): Blob {
    if (this.#pieces.length === 0) throw new NoClip("unreadable");
    return new Blob(this.#pieces, { type: FILM_TYPE });
  }
}

/** Shows the camera in `video`; call the result to close it. */
export async function openCamera(video: HTMLVideoElement): Promise<() => void> {
  const stream = await open({ video: { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } } });
  video.srcObject = stream;
  video.muted = true;
  video.playsInline = true;
  await video.play().catch(() => {});
  return () => {
    close(stream);
    video.srcObject = null;
  };
}

export function recordFilm(camera: HTMLVideoElement): Take {
  const strip = new FilmStrip();
  let stop = () => {};
  const ended = new Promise<void>((resolve) => (stop = resolve));
  const timer = setInterval(() => {
    if (strip.full) stop();
    else void strip.take(camera);
  }, 1000 / FILM_RATE);
  const limit = setTimeout(() => stop(), CLIP_SECONDS * 1000);
  const clip = ended.then(() => {
    clearInterval(timer);
    clearTimeout(limit);
    return strip.film();
  });
  return { stop: () => stop(), clip };
}

function once(target: EventTarget, happens: string, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new NoClip("unreadable")), milliseconds);
    const settle = (then: () => void) => () => {
      clearTimeout(limit);
      then();
    };
    target.addEventListener(happens, settle(resolve), { once: true });
    target.addEventListener(
      "error",
      settle(() => reject(new NoClip("unreadable"))),
      { once: true },
    );
  });
}

/** From a file of the phone's own camera: its first CLIP_SECONDS. */
export async function filmFromFile(file: Blob): Promise<Blob> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  const address = URL.createObjectURL(file);
  try {
    const loaded = once(video, "loadeddata", 15_000);
    video.src = address;
    video.load();
    await loaded;
    // Some phones draw nothing of a film that never played.
    await video.play().catch(() => {});
    video.pause();
    const seconds = Math.min(CLIP_SECONDS, Number.isFinite(video.duration) ? video.duration : CLIP_SECONDS);
    const strip = new FilmStrip();
    for (let at = 0; at < seconds && !strip.full; at += 1 / FILM_RATE) {
      const there = once(video, "seeked", 5_000);
      video.currentTime = at;
      await there;
      // A film that does not know its length stays at its end.
      if (video.currentTime + 0.5 < at) break;
      await strip.take(video);
    }
    return strip.film();
  } catch (error) {
    throw error instanceof NoClip ? error : new NoClip("unreadable");
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}
