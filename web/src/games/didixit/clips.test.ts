import { describe, expect, it } from "vitest";
import { CLIP_BYTES, CLIP_SECONDS } from "../../protocol";
import { FILM_FRAMES, SOUND_RATE, frames, heard, voice, wav } from "./clips";

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

describe("a sound", () => {
  it("is written as 16-bit mono PCM with a header that says so", () => {
    const file = wav(new Float32Array([0, 0.5, -0.5, 2, -2]));
    const header = new DataView(file.buffer);
    expect(text(file, 0, 4) + text(file, 8, 16) + text(file, 36, 40)).toBe("RIFFWAVEfmt data");
    expect(header.getUint32(4, true)).toBe(file.length - 8);
    expect(header.getUint16(20, true)).toBe(1);
    expect(header.getUint16(22, true)).toBe(1);
    expect(header.getUint32(24, true)).toBe(SOUND_RATE);
    expect(header.getUint32(28, true)).toBe(SOUND_RATE * 2);
    expect(header.getUint16(34, true)).toBe(16);
    expect(header.getUint32(40, true)).toBe(10);
    const levels = [0, 1, 2, 3, 4].map((i) => header.getInt16(44 + i * 2, true));
    expect(levels).toEqual([0, 16384, -16383, 32767, -32767]);
  });

  it("mixes its channels and keeps its length in seconds", () => {
    const left = new Float32Array(48_000).fill(0.5);
    const right = new Float32Array(48_000).fill(0.1);
    const samples = voice([left, right], 48_000);
    expect(samples.length).toBe(SOUND_RATE);
    expect(samples[100]).toBeCloseTo(0.3);
  });

  it("may come from a slower recording", () => {
    const samples = voice([new Float32Array([0, 0.25, 0.5, 0.75])], 8_000);
    expect([...samples]).toEqual([0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75]);
  });

  it("is cut after fifteen seconds and stays under the limit", () => {
    const samples = voice([new Float32Array(44_100 * 20)], 44_100);
    expect(samples.length).toBe(CLIP_SECONDS * SOUND_RATE);
    expect(wav(samples).length).toBeLessThan(CLIP_BYTES);
  });

  it("of nothing but silence is told apart", () => {
    expect(heard(new Float32Array(100))).toBe(false);
    expect(heard(new Float32Array([0, 0, 0.2]))).toBe(true);
  });
});

describe("a film", () => {
  const size = (side: number) => [0xff, 0xc0, 0x00, 0x08, 8, 0, 24, side >> 8, side & 0xff, 0];
  const jpeg = (...scan: number[]) => sized(32, ...scan);
  const sized = (side: number, ...scan: number[]) => [
    ...[0xff, 0xd8],
    ...size(side),
    // A segment that holds what looks like a whole image.
    ...[0xff, 0xe0, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9],
    ...[0xff, 0xda, 0x00, 0x03, 0x01],
    ...scan,
    ...[0xff, 0xd9],
  ];

  it("is cut into its images", () => {
    const one = jpeg(1, 2, 3);
    const two = jpeg(0xff, 0x00, 0xd9, 0xff, 0xd3, 7);
    const film = new Uint8Array([...one, ...two]);
    expect(frames(film).map((image) => [...image])).toEqual([one, two]);
  });

  it("may have several scans in one image", () => {
    const progressive = jpeg(1, 0xff, 0xda, 0x00, 0x02, 5);
    expect(frames(new Uint8Array(progressive)).map((image) => [...image])).toEqual([progressive]);
  });

  it("is never more than a screen can hold", () => {
    const one = jpeg(1);
    expect(
      frames(new Uint8Array([...sized(321), ...one, ...sized(65_000)])).map((image) => [...image]),
    ).toEqual([one]);
    const many = new Uint8Array(Array.from({ length: FILM_FRAMES + 5 }, () => one).flat());
    expect(frames(many)).toHaveLength(FILM_FRAMES);
  });

  it("loses only an image cut short", () => {
    const one = jpeg(1);
    expect(frames(new Uint8Array([...one, ...jpeg(2).slice(0, -2)])).length).toBe(1);
    expect(frames(new Uint8Array([...one, 0x00, 0x01])).length).toBe(1);
    expect(frames(new Uint8Array([]))).toEqual([]);
    expect(frames(new Uint8Array([0xff, 0xd8, 0x12]))).toEqual([]);
  });
});
