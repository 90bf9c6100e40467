// A server that speaks a newer protocol than this page asks for a reload.

const RELOAD_PAUSE = 60_000;

/** Loads the page again, except if that has just been tried: then it gives false. */
export function reloadPage(): boolean {
  let before: number;
  try {
    before = Number(sessionStorage.getItem("veillee:reloaded") ?? 0);
    sessionStorage.setItem("veillee:reloaded", String(Date.now()));
  } catch {
    // Without a memory of the last time a reload might go on for ever.
    before = Date.now();
  }
  if (Date.now() - before <= RELOAD_PAUSE) return false;
  location.reload();
  return true;
}
