// Time limits, as every game offers them among its options.

import { messages } from "../messages.svelte";
import type { OptionField } from "./options";

const m = messages({ noLimit: "sans limite" }, { noLimit: "no limit" });

const LIMITS = [0, 30, 60, 90, 120, 180, 300];

/** "90 s", "2 min": whole minutes are said as minutes, from two on. */
export const time = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60}\u00a0min` : `${seconds}\u00a0s`;

/** What is on offer; what was set otherwise stays. */
export const offered = (values: readonly number[], now: number): number[] =>
  [...new Set([...values, now])].sort((a, b) => a - b);

/** A choice of limits, 0 for none; `now` is the one in force. */
export function limit(key: string, title: string, explanation: string, now: number): OptionField {
  const choices = offered(LIMITS, now).map((seconds) => ({
    value: seconds,
    label: seconds === 0 ? m.noLimit : time(seconds),
  }));
  return { kind: "choice", key, title, explanation, choices };
}
