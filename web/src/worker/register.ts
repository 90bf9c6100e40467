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
    const { active } = await workers.ready;
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  } catch {
    // Storage is blocked or full: the page works without a worker.
  }
}
