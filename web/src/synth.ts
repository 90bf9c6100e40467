// The sounds themselves, computed sample by sample: wood, paper, a lamp. No files, and loaded when one is first heard.

import type { Sound } from "./sounds.svelte";

/** Seconds in all, and the loudest it gets (1 is all that a loudspeaker has). */
const MADE: Record<Sound, { lasts: number; peak: number; draw: (sheet: Sheet) => void }> = {
  one: { lasts: 0.7, peak: 0.42, draw: (sheet) => block(sheet, 0, 330) },
  two: { lasts: 0.7, peak: 0.46, draw: (sheet) => block(sheet, 0, 392) },
  three: { lasts: 0.8, peak: 0.5, draw: (sheet) => (block(sheet, 0, 494), block(sheet, 0, 247, 0.6)) },
  gavel: { lasts: 0.9, peak: 0.55, draw: (sheet) => (knock(sheet, 0, 1), knock(sheet, 0.19, 0.72)) },
  lamp: { lasts: 1.9, peak: 0.3, draw: lamp },
  page: { lasts: 0.85, peak: 0.28, draw: page },
  success: {
    lasts: 1.5,
    peak: 0.4,
    draw: (sheet) => [392, 523.25, 659.25].forEach((pitch, i) => bar(sheet, i * 0.12, pitch, 0.8 + i * 0.1)),
  },
  failure: {
    lasts: 1.3,
    peak: 0.34,
    draw: (sheet) => [233.08, 196].forEach((pitch, i) => felt(sheet, i * 0.24, pitch)),
  },
  applause: { lasts: 1.98, peak: 0.42, draw: applause },
  tick: { lasts: 0.2, peak: 0.14, draw: (sheet) => block(sheet, 0, 740, 1, 0.22) },
};

export const NAMES = Object.keys(MADE) as Sound[];

/** What is drawn on: samples, from silence to silence. */
interface Sheet {
  rate: number;
  samples: Float32Array;
  /** Between -1 and 1, the same each time. */
  noise: () => number;
}

export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { lasts, peak, draw } = MADE[sound];
  const samples = new Float32Array(Math.round(lasts * rate));
  draw({ rate, samples, noise: noise(sound.length * 7919) });
  return finished(samples, rate, peak);
}

/** In a small room, as loud as it should be, with no click at either end. */
function finished(samples: Float32Array<ArrayBuffer>, rate: number, peak: number): Float32Array<ArrayBuffer> {
  room(samples, rate);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const last = samples.length - 1;
  const [opens, closes] = [0.001 * rate, 0.06 * rate];
  return samples.map(
    (sample, i) => ((sample * peak) / loudest) * soft(i / opens) * soft((last - i) / closes),
  );
}

/** From 0 to 1 without a corner. */
const soft = (part: number): number => (part >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * part));

/** The walls answer a little, and duller than what they heard. */
function room(samples: Float32Array, rate: number): void {
  const heard = samples.slice();
  for (const [after, loud] of [
    [0.023, 0.2],
    [0.041, 0.14],
    [0.067, 0.09],
  ] as const) {
    const behind = Math.round(after * rate);
    let dull = 0;
    for (let i = behind; i < samples.length; i++) {
      dull += 0.18 * ((heard[i - behind] ?? 0) - dull);
      samples[i]! += loud * dull;
    }
  }
}

function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** Adds `value(seconds since it began)` from `at` on, for as long as it `lasts`. */
function add({ rate, samples }: Sheet, at: number, value: (t: number) => number, lasts = Infinity): void {
  const first = Math.round(at * rate);
  const end = Math.min(samples.length, first + lasts * rate);
  for (let i = first; i < end; i++) samples[i]! += value((i - first) / rate);
}

/** After so many times as long as it rings, nothing of a sound is left. */
const GONE = 9;

/** Partials that ring and die away: the ratio of each to the pitch, how loud it is, and how long it rings. */
type Partial = readonly [ratio: number, loud: number, rings: number];

function struck(
  sheet: Sheet,
  at: number,
  pitch: number,
  loud: number,
  attack: number,
  all: readonly Partial[],
): void {
  for (const [ratio, part, rings] of all) {
    const turn = 2 * Math.PI * pitch * ratio;
    const value = (t: number): number =>
      loud * part * soft(t / attack) * Math.exp(-t / rings) * Math.sin(turn * t);
    add(sheet, at, value, GONE * rings);
  }
}

/** What touches what: a short breath of noise with its edge taken off. */
function touch(sheet: Sheet, at: number, loud: number, rings: number, open: number): void {
  let dull = 0;
  const value = (t: number): number => {
    dull += open * (sheet.noise() - dull);
    return loud * soft(t / 0.001) * Math.exp(-t / rings) * dull;
  };
  add(sheet, at, value, GONE * rings);
}

/** A knuckle on a block of wood. */
function block(sheet: Sheet, at: number, pitch: number, loud = 1, rings = 1): void {
  struck(sheet, at, pitch, loud, 0.002, [
    [1, 1, 0.11 * rings],
    [2.71, 0.3, 0.04 * rings],
    [5.15, 0.1, 0.016 * rings],
  ]);
  touch(sheet, at, 0.5 * loud, 0.006, 0.25);
}

/** A gavel on its board. */
function knock(sheet: Sheet, at: number, loud: number): void {
  struck(sheet, at, 148, loud, 0.0015, [
    [1, 1, 0.1],
    [2.3, 0.55, 0.06],
    [4.4, 0.25, 0.025],
    [7.1, 0.1, 0.012],
  ]);
  touch(sheet, at, 1.1 * loud, 0.012, 0.2);
}

/** A bar of rosewood. */
function bar(sheet: Sheet, at: number, pitch: number, loud: number): void {
  struck(sheet, at, pitch, loud, 0.004, [
    [1, 1, 0.32],
    [3.93, 0.16, 0.07],
    [9.2, 0.05, 0.02],
  ]);
  touch(sheet, at, 0.18 * loud, 0.005, 0.2);
}

/** A hammer of felt on a low string: soft, and no scorn in it. */
function felt(sheet: Sheet, at: number, pitch: number): void {
  struck(sheet, at, pitch, 1, 0.014, [
    [1, 1, 0.34],
    [2, 0.28, 0.2],
    [3, 0.08, 0.1],
  ]);
}

/** The switch, then the light that comes. */
function lamp(sheet: Sheet): void {
  struck(sheet, 0, 980, 0.3, 0.0015, [
    [1, 1, 0.01],
    [1.62, 0.6, 0.006],
  ]);
  // The second of each pair, a little beside the first, makes the light tremble.
  for (const [pitch, loud, beside] of [
    [220, 0.9, 0.3],
    [329.63, 0.6, 0.5],
    [440, 0.5, -0.7],
    [554.37, 0.2, 0.9],
  ] as const)
    for (const [turns, part] of [
      [pitch, 1],
      [pitch + beside, 0.35],
    ] as const) {
      const turn = 2 * Math.PI * turns;
      add(sheet, 0.04, (t) => loud * part * soft(t / 0.38) ** 2 * Math.exp(-t / 0.55) * Math.sin(turn * t));
    }
}

/** A leaf is lifted, bends, and lies down. */
function page(sheet: Sheet): void {
  const { noise } = sheet;
  let [low, band, warm, flutter] = [0, 0, 0, 0];
  add(sheet, 0, (t) => {
    const part = t / 0.62;
    if (part >= 1) return 0;
    // Nearer the ear in the middle of the turn.
    const open = 2 * Math.sin((Math.PI * (900 + 1500 * Math.sin(Math.PI * part) ** 2)) / sheet.rate);
    low += open * band;
    band += open * (noise() - low - 0.9 * band);
    warm += 0.22 * (band - warm);
    flutter += 0.006 * (noise() - flutter);
    const lift = Math.exp(-(((t - 0.13) / 0.075) ** 2));
    const lie = 0.7 * Math.exp(-(((t - 0.38) / 0.1) ** 2));
    return (lift + lie) * (0.55 + 9 * Math.abs(flutter)) * warm;
  });
  touch(sheet, 0.5, 0.55, 0.03, 0.05);
}

/** A few people around a table, each at their own pace. */
function applause(sheet: Sheet): void {
  const people = Array.from({ length: 15 }, () => ({
    pace: 0.2 + 0.06 * sheet.noise(),
    at: 0.14 + 0.14 * sheet.noise(),
    loud: 0.7 + 0.3 * sheet.noise(),
    palm: 900 + 320 * sheet.noise(),
  }));
  for (const { pace, at, loud, palm } of people)
    for (let when = at; when < 1.85; when += pace * (1 + 0.09 * sheet.noise())) {
      const swell = soft(when / 0.3) * soft((1.95 - when) / 1.1);
      clap(sheet, when, loud * swell * (0.8 + 0.2 * sheet.noise()), palm);
    }
}

/** Two palms: noise that rings for a moment in the hollow between them. */
function clap(sheet: Sheet, at: number, loud: number, palm: number): void {
  const open = 2 * Math.sin((Math.PI * palm) / sheet.rate);
  let [low, band] = [0, 0];
  const first = Math.round(at * sheet.rate);
  const last = Math.min(sheet.samples.length, first + Math.round(0.12 * sheet.rate));
  for (let i = first; i < last; i++) {
    const t = (i - first) / sheet.rate;
    low += open * band;
    band += open * (sheet.noise() * Math.exp(-t / 0.011) - low - 0.55 * band);
    sheet.samples[i]! += loud * soft(t / 0.0015) * band;
  }
}
