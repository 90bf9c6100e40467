import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { limit, SHORT_LIMITS } from "./limits";

beforeEach(() => {
  settings.language = "fr";
});

const offered = (now: number, limits?: readonly number[]) => {
  const field = limit("turn_seconds", "Temps", "", now, limits);
  return field.kind === "choice" ? field.choices.map(({ label }) => label) : [];
};

test("limits under half a minute are offered to games with short turns", () => {
  expect(offered(0)[1]).toBe("30\u00a0s");
  expect(offered(0, SHORT_LIMITS).slice(0, 3)).toEqual(["sans limite", "10\u00a0s", "15\u00a0s"]);
});

test("a limit that was set otherwise is offered too", () => {
  expect(offered(25, SHORT_LIMITS)).toContain("25\u00a0s");
});
