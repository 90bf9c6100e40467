// Whether the host is asked now where people sit: once in a salon, when somebody else has come.

import type { SalonView } from "../../protocol";
import { load, save } from "../../storage";

const key = (code: string): string => `sitting:${code}`;

/** They were asked, whatever they said: not again. */
export const remember = (code: string): void => save(key(code), true);

/** Televisions and bots are nobody; and who has played an evening's first game without it needs no question. */
export function isAsked({ code, sitting, games, people }: SalonView): boolean {
  return (
    sitting === null &&
    games === 0 &&
    people.filter((one) => !one.screen).length > 1 &&
    load(key(code)) !== true
  );
}
