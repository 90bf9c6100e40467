// A button that goes away takes the focus with it: what is asked next gets it.

import { tick } from "svelte";

/**
 * Call while a table is set up. `step` changes with every step of the game on this screen; `where` are selectors of
 * what takes the focus, the first that is there; `otherwise` is the part of the screen that shows the new step.
 */
export function keepFocus(
  step: () => string,
  where: readonly string[],
  otherwise: () => HTMLElement | undefined,
): void {
  let focused = false;
  $effect(() => {
    const notice = (): void => void (focused = true);
    addEventListener("focusin", notice);
    return () => removeEventListener("focusin", notice);
  });
  $effect(() => {
    step();
    void tick().then(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!focused || !lost) return;
      const next = where
        .map((one) => document.querySelector<HTMLElement>(one))
        .find((found) => found !== null);
      (next ?? otherwise())?.focus({ preventScroll: true });
    });
  });
}
