// The secret that says who one is in a salon. It is made here, kept here, and travels only to the server or, when a
// person wants it, to their other device in a personal link.

import { forget, load, save } from "../storage";

/** Random letters for an address or a message: base64url, made where `crypto.randomUUID` does not exist too. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  const letters = btoa(String.fromCharCode(...random));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export const newKey = (): string => randomText(32);

const VALID = /^[A-Za-z0-9_-]{22,128}$/;

// A television has its own key: opened in the host's browser it must not sit down as the host.
function place(code: string, screen: boolean): string {
  return screen ? `screen:${code}` : `key:${code}`;
}

export function storedKey(code: string, screen = false): string | null {
  const key = load(place(code, screen));
  return typeof key === "string" && VALID.test(key) ? key : null;
}

export function storeKey(code: string, key: string, screen = false): void {
  // Another secret: a new salon may have the code of one that was erased, and what was kept of that one's shuffles
  // must accuse nobody here.
  if (!screen && storedKey(code) !== key) forget(`fair:${code}`);
  save(place(code, screen), key);
}

/** This key opens nothing any more. Another tab may have stored a newer one, which stays. */
export function forgetKey(code: string, key: string | null): void {
  if (key !== null && storedKey(code) === key) forget(place(code, false));
}

/** The key in the fragment of a personal link, if it is one. */
export function keyInFragment(fragment: string): string | null {
  const key = new URLSearchParams(fragment.replace(/^#/, "")).get("key");
  return key !== null && VALID.test(key) ? key : null;
}

/** Opening a personal link: its key is kept, and disappears from the address before anyone can read or copy it. */
export function takeKeyFromAddress(code: string): void {
  const key = keyInFragment(location.hash);
  if (key === null) return;
  storeKey(code, key);
  history.replaceState(history.state, "", location.pathname + location.search);
}
