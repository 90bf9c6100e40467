// The two formats of a recorded clue (DX-17), chosen because every browser plays them: sound as 16-bit mono WAV,
// silent film as JPEG images one after the other.

import { CLIP_SECONDS } from "../../protocol";

export const SOUND_RATE = 16_000;
export const FILM_RATE = 6;
/** As the server allows (src/veillee/rooms/clips.py). */
export const FILM_SIDE = 320;
export const FILM_FRAMES = 120;

export const SOUND_TYPE = "audio/wav";
export const FILM_TYPE = "video/x-motion-jpeg";

/** All channels mixed into one at SOUND_RATE, no longer than a clip may be. */
export function voice(channels: readonly Float32Array[], rate: number): Float32Array {
  const length = channels[0]?.length ?? 0;
  const step = rate / SOUND_RATE;
  const samples = new Float32Array(Math.min(Math.floor(length / step), CLIP_SECONDS * SOUND_RATE));
  for (let i = 0; i < samples.length; i++) {
    // The mean of what one new sample covers: plain, and it keeps hiss from folding into the voice.
    const from = Math.floor(i * step);
    const to = Math.max(from + 1, Math.min(length, Math.floor((i + 1) * step)));
    let sum = 0;
    for (const channel of channels) for (let at = from; at < to; at++) sum += channel[at] ?? 0;
    samples[i] = sum / ((to - from) * channels.length);
  }
  return samples;
}

/** Silence has nothing to tell: whether anything was heard at all. */
export function heard(samples: Float32Array): boolean {
  return samples.some((sample) => Math.abs(sample) > 0.005);
}

export function wav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  word(0, "RIFF");
  file.setUint32(4, file.byteLength - 8, true);
  word(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true); // PCM
  file.setUint16(22, 1, true); // one channel
  file.setUint32(24, SOUND_RATE, true);
  file.setUint32(28, SOUND_RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  word(36, "data");
  file.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    const level = Math.max(-1, Math.min(1, sample));
    file.setInt16(44 + i * 2, Math.round(level * 0x7fff), true);
  });
  return new Uint8Array(file.buffer);
}

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** The end of the JPEG that starts at `at`, or null when it is cut short. */
function endOfImage(film: Uint8Array, at: number): number | null {
  let next = at + 2;
  while (next + 1 < film.length) {
    if (film[next] !== 0xff) return null;
    const marker = film[next + 1]!;
    if (marker === END) return next + 2;
    // Segments are stepped over by their length: a thumbnail inside one has a start and an end of its own.
    const size = ((film[next + 2] ?? 0) << 8) | (film[next + 3] ?? 0);
    if (size < 2) return null;
    next += 2 + size;
    if (marker !== SCAN) continue;
    // In the scan, 0xff 0x00 is a byte and 0xff 0xd0 to 0xd7 are restarts; any other pair is the next marker.
    while (next + 1 < film.length) {
      const after = film[next + 1]!;
      if (film[next] === 0xff && after !== 0x00 && !(after >= 0xd0 && after <= 0xd7)) break;
      next++;
    }
  }
  return null;
}

/** The longer side of a picture, as its header tells; Infinity if it tells nothing. */
function sideOf(image: Uint8Array): number {
  for (let at = 2; at + 8 < image.length && image[at] === 0xff;) {
    const marker = image[at + 1]!;
    const word = (from: number): number => (image[from]! << 8) | image[from + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return Math.max(word(at + 5), word(at + 7));
    at += 2 + word(at + 2);
  }
  return Infinity;
}

/** The images of a film, in order. What is broken at its end is left out, and what is too large or too many to hold. */
export function frames(film: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const images: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  while (at + 1 < film.length && film[at] === 0xff && film[at + 1] === START) {
    const end = endOfImage(film, at);
    if (end === null) break;
    const image = film.subarray(at, end);
    if (sideOf(image) <= FILM_SIDE && images.length < FILM_FRAMES) images.push(image);
    at = end;
  }
  return images;
}
