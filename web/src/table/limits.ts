// Time limits, as every game offers them among its options.

import { messages } from "../messages.svelte";
import type { OptionField } from "./options";

const m = messages({ noLimit: "sans limite" }, { noLimit: "no limit" });

const LIMITS = [0, 30, 60, 90, 120, 180, 300];
/** For turns that take a moment: `limit(…, SHORT_LIMITS)`. */
export const SHORT_LIMITS = [0, 10, 15, 20, 30, 45, 60];

/** "90 s", "2 min": whole minutes are said as minutes, from two on. */
export const time = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60}\u00a0min` : `${seconds}\u00a0s`;

/** What is on offer; what was set otherwise stays. */
export const offered = (values: readonly number[], now: number): number[] =>
  [...new Set([...values, now])].sort((a, b) => a - b);

/** A choice of limits, 0 for none; `now` is the one in force. */
export function limit(
  key: string,
  title: string,
  explanation: string,
  now: number,
  limits: readonly number[] = LIMITS,
): OptionField {
  const choices = offered(limits, now).map((seconds) => ({
    value: seconds,
    label: seconds === 0 ? m.noLimit : time(seconds),
  }));
  return { kind: "choice", key, title, explanation, choices };
}
