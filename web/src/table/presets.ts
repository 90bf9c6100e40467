// Ways to play a game that the host takes with one tap: the usual one, a short one, a family table.

import { messages } from "../messages.svelte";

const m = messages(
  { usual: "Habituelle", short: "Courte", family: "En famille" },
  { usual: "Usual", short: "Short", family: "Family" },
);

type Options = Readonly<Record<string, unknown>>;
type Key = "usual" | "short" | "family";

export interface Preset {
  key: Key;
  label: string;
  /** What it means: about how long, and what is different. */
  how: string;
  options: Options;
}

/** The presets of a game's rules, with what each means in words. */
export const presetsOf = (
  presets: Readonly<Record<Key, Options>>,
  how: Readonly<Record<Key, string>>,
): Preset[] =>
  (["usual", "short", "family"] as const).map((key) => ({
    key,
    label: m[key],
    how: how[key],
    options: presets[key],
  }));

/** The preset that is in force; null: the host has chosen otherwise. */
export const presetOf = (presets: readonly Preset[], chosen: Options): Preset | null =>
  presets.find(({ options }) => Object.entries(options).every(([key, value]) => chosen[key] === value)) ??
  null;
