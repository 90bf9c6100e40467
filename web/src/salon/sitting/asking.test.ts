import { beforeEach, describe, expect, it } from "vitest";
import type { SalonView } from "../../protocol";
import { forget } from "../../storage";
import { isAsked, remember } from "./asking";

const person = (id: number, screen = false): SalonView["people"][number] => ({
  id,
  name: `P${id}`,
  screen,
  silenced: false,
});
const salon = (change: Partial<SalonView> = {}): SalonView =>
  ({ code: "MOKA", sitting: null, games: 0, people: [person(0), person(1)], ...change }) as SalonView;

describe("whether the host is asked where people sit", () => {
  beforeEach(() => forget("sitting:MOKA"));

  it("is when the second person has come", () => {
    expect(isAsked(salon())).toBe(true);
    expect(isAsked(salon({ people: [person(0)] }))).toBe(false);
  });

  it("a television is nobody", () => {
    expect(isAsked(salon({ people: [person(0), person(1, true)] }))).toBe(false);
  });

  it("not if they have said it, nor in the middle of an evening", () => {
    expect(isAsked(salon({ sitting: "apart" }))).toBe(false);
    expect(isAsked(salon({ games: 1 }))).toBe(false);
  });

  it("only once, and each salon anew", () => {
    remember("MOKA");
    expect(isAsked(salon())).toBe(false);
    expect(isAsked(salon({ code: "LUNE" }))).toBe(true);
  });
});
