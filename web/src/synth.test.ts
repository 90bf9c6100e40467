// @vitest-environment node
import { expect, test } from "vitest";

import { NAMES, samplesOf } from "./synth";

const RATE = 44_100;
/** NaN, if one is not a number. */
function loudest(samples: Float32Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
}

test.each(NAMES)("%s is short and quiet, and begins and ends in silence", (name) => {
  const samples = samplesOf(name, RATE);
  expect(samples.length / RATE).toBeLessThan(2);
  expect(loudest(samples)).toBeGreaterThan(0.1);
  expect(loudest(samples)).toBeLessThan(0.9);
  expect([samples[0], samples.at(-1)].map(Number).map(Math.abs)).toEqual([0, 0]);
  // A millisecond is never cut off: that would be heard as a click.
  expect(loudest(samples.subarray(0, 8))).toBeLessThan(0.02);
  expect(loudest(samples.subarray(-44))).toBeLessThan(0.002);
});

test("the count of three rises", () => {
  /** How often the wave crosses zero in the first tenth of a second: the pitch, nearly. */
  const crossings = (samples: Float32Array): number =>
    samples.subarray(1000, 5000).filter((sample, i) => i > 0 && sample > 0 && samples[999 + i]! <= 0).length;
  const [one, two] = [samplesOf("one", RATE), samplesOf("two", RATE)];
  expect(crossings(two)).toBeGreaterThan(crossings(one));
});
