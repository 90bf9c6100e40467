// Whether somebody wants to be surprised by others' images: kept in this browser, salon by salon.

import { SvelteMap } from "svelte/reactivity";
import { load, save } from "../storage";

const chosen = new SvelteMap<string, boolean>();
const place = (code: string): string => `hides:${code}`;

export const hidesOthers = (code: string): boolean => chosen.get(code) ?? load(place(code)) === true;

export function hideOthers(code: string, on: boolean): void {
  chosen.set(code, on);
  save(place(code), on);
}
