// Puts the service worker to work. Browsers offer none on plain http, except on localhost: then all is as without it.

// The first screen has the line for itself.
const AFTER = 2_000;

export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = (): unknown => setTimeout(() => void register(navigator.serviceWorker), AFTER);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const unseen = workers.controller === null;
  try {
    await workers.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    if (!unseen) return;
    await inCharge(workers);
    tellWhatWasLoaded(workers);
  } catch {
    // Storage is blocked or full: the page works without a worker.
  }
}

async function inCharge(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller !== null) return;
  await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
}

/** What this page has asked for without the worker: the browser still has it. Some of it may still be on its way. */
function tellWhatWasLoaded(workers: ServiceWorkerContainer): void {
  const since = performance.now();
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().filter(({ startTime }) => startTime < since);
    if (loaded.length > 0) workers.controller?.postMessage(loaded.map(({ name }) => name));
  }).observe({ type: "resource", buffered: true });
}
