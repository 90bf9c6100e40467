// Small things a browser remembers about its person: the name, the colour, the salons of the evening.

import { forget, load, save } from "../storage";

export function rememberedName(): string {
  const name = load("name");
  return typeof name === "string" ? name : "";
}

export function rememberName(name: string): void {
  save("name", name.trim());
}

export function rememberedColour(): number | null {
  const colour = load("colour");
  return typeof colour === "number" ? colour : null;
}

export function rememberColour(colour: number): void {
  save("colour", colour);
}

export interface Visit {
  code: string;
  game: string;
  at: number;
}

const EVENING = 18 * 3600 * 1000;

/** The salons this browser was in lately, the last one first. */
export function visits(): Visit[] {
  const stored = load("visits");
  if (!Array.isArray(stored)) return [];
  return (stored as Visit[]).filter((visit) => Date.now() - visit.at < EVENING);
}

export function rememberVisit(code: string, game: string): void {
  save(
    "visits",
    [{ code, game, at: Date.now() }, ...visits().filter((visit) => visit.code !== code)].slice(0, 3),
  );
}

export function forgetVisit(code: string): void {
  save(
    "visits",
    visits().filter((visit) => visit.code !== code),
  );
}

/** The salon that this screen showed last as a television. */
export function televisionCode(): string | null {
  const code = load("television");
  return typeof code === "string" ? code : null;
}

export function rememberTelevision(code: string | null): void {
  save("television", code);
}

/** Whether this browser only looks on in a salon: its person is not asked to play along. */
export function watchesOnly(code: string): boolean {
  return load("watches") === code;
}

export function rememberWatching(code: string, on: boolean): void {
  if (on) save("watches", code);
  else if (watchesOnly(code)) forget("watches");
}
