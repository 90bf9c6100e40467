// A server that speaks a newer protocol than this page asks for a reload; and so does a page whose files are gone.

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

/**
 * A part of this page could not be loaded. If the server has a newer page, its files have replaced ours: then that one is
 * loaded. If there is no answer, or the same page, whoever wanted the part tries again.
 */
export async function reloadIfNewer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  if (!own) return;
  try {
    const answer = await fetch(document.baseURI, { cache: "no-store" });
    if (answer.ok && !(await answer.text()).includes(own)) reloadPage();
  } catch {
    // The server does not answer.
  }
}
