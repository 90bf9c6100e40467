// What the service worker may keep. Pure, so that it can be tested without a browser.

/** The files of this build, as paths behind the base. */
export interface Build {
  /** Changes whenever a file does. */
  version: string;
  /** Needed for the first screens and to read the rules: fetched when the worker is installed. */
  shell: string[];
  /** All files that may be kept, once they are used. */
  all: string[];
}

/** How a request is answered: with a page, with a file of the build, or with a picture of a deck. */
export type Kind = "page" | "file" | "card";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** No clip, no image that people brought, no view and nothing of the API is ever kept: for those, and all else that is not known, null. */
export function kindOf(asked: Asked, scope: string, files: ReadonlySet<string>): Kind | null {
  if (asked.method !== "GET") return null;
  const path = pathIn(scope, asked.url);
  if (path === null) return null;
  if (asked.mode === "navigate") return isPage(path) ? "page" : null;
  if (files.has(path)) return "file";
  return deckOf(path) === null ? null : "card";
}

/** The path behind the base; null for other places, and for an address with a question in it. */
export function pathIn(scope: string, address: string): string | null {
  const root = new URL(scope);
  const url = new URL(address);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname) || url.search !== "") return null;
  return url.pathname.slice(root.pathname.length);
}

/** Our own pages have no dot in their names, and do not lie in the folders of the server. */
function isPage(path: string): boolean {
  return !/^(api|clips|images|cards|assets)\//.test(path) && !/\.[^/]*$/.test(path) && path !== "healthz";
}

/** "reves" and "reves-1f2e3d4c" of cards/reves-1f2e3d4c/0123.avif: the deck, and its edition. */
export function deckOf(path: string): { deck: string; edition: string } | null {
  const [, edition, deck] = /^cards\/(([\w-]+)-[0-9a-f]+)\/[\w-]+(?:\.[\w-]+)*$/.exec(path) ?? [];
  return edition === undefined || deck === undefined ? null : { deck, edition };
}

/** Which cards go when one comes: those of an older edition of its deck, then the oldest beyond `most`. */
export function outdatedCards(kept: readonly string[], added: string, most: number): string[] {
  const came = deckOf(added);
  const older = kept.filter((path) => {
    const one = deckOf(path);
    return one === null || (one.deck === came?.deck && one.edition !== came.edition);
  });
  const rest = kept.filter((path) => !older.includes(path));
  return [...older, ...rest.slice(0, Math.max(0, rest.length - most))];
}
