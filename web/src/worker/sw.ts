/// <reference lib="webworker" />
// The service worker: the first screens at once on a second visit, and something to read without a network.
//
// A page comes from the server whenever it answers in time, so a new version is there with the next page that is
// opened. A new worker waits until the last page of the old one is closed: nothing is replaced while people play.

import { kindOf, outdatedCards, pathIn, type Build } from "./policy";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __BUILD__: Build;

const BUILD = __BUILD__;
const FILES = new Set(BUILD.all);
const HOUSE = `veillee-build-${BUILD.version}`;
const DECKS = "veillee-decks";
const MOST_CARDS = 400;
// After this the kept page is shown, even if the server might still answer.
const PATIENCE = 1_000;

const { scope } = self.registration;
const at = (path: string): string => new URL(path, scope).href;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  switch (kindOf(event.request, scope, FILES)) {
    case "page":
      event.respondWith(page(event));
      break;
    case "file":
      event.respondWith(kept(HOUSE, event.request));
      break;
    case "card":
      event.respondWith(card(event));
      break;
  }
});
// A page that was opened before there was a worker tells what it has loaded: the browser still has it.
self.addEventListener("message", (event) => {
  const loaded: unknown = event.data;
  if (Array.isArray(loaded)) event.waitUntil(keepAll(loaded.filter((one) => typeof one === "string")));
});

async function fill(): Promise<void> {
  const cache = await caches.open(HOUSE);
  await cache.addAll([new Request(at("./"), { cache: "reload" }), ...BUILD.shell.map(at)]);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith("veillee-") && name !== HOUSE && name !== DECKS,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = fresh(event);
  // Whoever reloads a page wants the newest one, however long it takes.
  const reloads = event.request.cache !== "default";
  const answer = await Promise.race([asked.catch(() => null), ...(reloads ? [] : [after(PATIENCE)])]);
  if (answer !== null && answer.status < 500) return answer;
  const shell = await (await caches.open(HOUSE)).match(at("./"));
  if (shell === undefined) return asked;
  // If the server answers after all, nobody waits for it any more.
  asked.catch(() => {});
  return shell;
}

async function fresh(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

function after(time: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), time));
}

/** From the cache, or from the server and then kept. */
async function kept(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  // A full disk keeps nothing, and that is no reason to show nothing.
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

async function card(event: FetchEvent): Promise<Response> {
  const answer = await kept(DECKS, event.request);
  event.waitUntil(tidyDecks(event.request.url));
  return answer;
}

async function tidyDecks(added: string): Promise<void> {
  const cache = await caches.open(DECKS);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const paths = addresses.map((url) => pathIn(scope, url) ?? "");
  const outdated = new Set(outdatedCards(paths, pathIn(scope, added) ?? "", MOST_CARDS));
  await Promise.all(addresses.filter((_, i) => outdated.has(paths[i]!)).map((url) => cache.delete(url)));
}

async function keepAll(addresses: string[]): Promise<void> {
  for (const url of addresses) {
    const request = new Request(url, { mode: "same-origin" });
    const kind = kindOf(request, scope, FILES);
    if (kind !== "file" && kind !== "card") continue;
    await kept(kind === "file" ? HOUSE : DECKS, request).catch(() => {});
    if (kind === "card") await tidyDecks(url);
  }
}
