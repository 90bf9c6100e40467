import { expect, it } from "vitest";
import { Hunches } from "./hunches.svelte";

it("keeps whom somebody believes for one round, takes it back, and counts what was right", () => {
  let round = "a:1";
  const hunches = new Hunches(() => round);
  expect(hunches.none).toBe(true);
  hunches.believe("moon", 2);
  hunches.believe("boat", 1);
  hunches.believe("cat", 1);
  hunches.believe("cat", 1);
  expect([hunches.of("moon"), hunches.of("boat"), hunches.of("cat")]).toEqual([2, 1, null]);
  const givers = [
    ["moon", [2]],
    ["boat", [0, 3]],
    ["cat", [1]],
  ] as const;
  expect(hunches.found("a:1", givers)).toEqual({ right: 1, of: 2 });
  // Of several who wrote the same, each is right.
  hunches.believe("boat", 3);
  expect(hunches.found("a:1", givers)).toEqual({ right: 2, of: 2 });
  round = "a:2";
  expect(hunches.none).toBe(true);
  expect(hunches.of("moon")).toBeNull();
  expect(hunches.found("a:1", givers)).toEqual({ right: 2, of: 2 });
  hunches.believe("moon", 0);
  expect(hunches.found("a:1", givers)).toBeNull();
});
