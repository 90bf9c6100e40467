// The three minutes that the rulebook advises for writing (DI-6): counted by this browser, also across a reload.

import type { ClockNow } from "../../table/props";
import { DICTIONNAIRE } from "./protocol";

export function advisedClock(game: string, number: number): ClockNow {
  const key = `veillee:dictionnaire:wrote:${game}:${number}`;
  let began = Date.now();
  try {
    const stored = Number(sessionStorage.getItem(key));
    if (stored > 0 && stored <= began) began = stored;
    else sessionStorage.setItem(key, String(began));
  } catch {
    // blocked: counted from now on
  }
  const seconds = DICTIONNAIRE.ADVISED_SECONDS;
  return { until: began + seconds * 1000, seconds, advised: true };
}
