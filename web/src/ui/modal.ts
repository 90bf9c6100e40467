// A layer over the page that holds the focus until it is closed: the veil and the dialog of a sheet. The page behind
// stays as it is, so that its notices are still heard.

import type { Attachment } from "svelte/attachments";

interface Layer {
  node: HTMLElement;
  /** Who had the focus, nearest first: a sheet that opened this one may be gone before it. */
  back: HTMLElement[];
}

const layers: Layer[] = [];
const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const WRITABLE = "input:not([type=radio], [type=checkbox], [readonly]), textarea";

/** A laptop: nothing is covered when a field takes the focus. */
export const hasKeyboard = (): boolean => globalThis.matchMedia?.("(hover: hover)").matches ?? false;

/** For the element around veil and dialog. `close`: Escape was pressed. */
export function modal(close: () => void): Attachment<HTMLElement> {
  return (node) => {
    const dialog = node.querySelector<HTMLElement>("[role=dialog]")!;
    const active = document.activeElement;
    const under = layers.at(-1);
    const back = active instanceof HTMLElement && active !== document.body ? [active] : [];
    const layer = { node, back: [...back, ...(under?.back ?? [])] };
    layers.push(layer);
    // To the end of the page, out of whatever clips or moves its place in it.
    document.body.append(node);
    // With a keyboard at hand one writes at once; on a phone its own keyboard would cover the sheet first, which helps
    // only where the sheet asks for nothing else.
    const field = dialog.querySelector<HTMLElement>(hasKeyboard() ? WRITABLE : "input[autofocus]");
    (field ?? dialog).focus({ preventScroll: true });

    const inside = (target: EventTarget | null): boolean => target instanceof Node && node.contains(target);

    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) {
        event.preventDefault();
        close();
      } else if (event.key === "Tab") {
        const stops = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
          (one) => one.getClientRects().length > 0,
        );
        const [first, last] = [stops[0] ?? dialog, stops.at(-1) ?? dialog];
        const at = document.activeElement;
        const to = event.shiftKey
          ? at === first || at === dialog
            ? last
            : null
          : at === last
            ? first
            : null;
        if (!to) return;
        event.preventDefault();
        to.focus();
      }
    };
    const stay = (event: FocusEvent): void => {
      if (layers.at(-1) === layer && !inside(event.target)) dialog.focus({ preventScroll: true });
    };

    node.addEventListener("keydown", key);
    document.addEventListener("focusin", stay);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      node.removeEventListener("keydown", key);
      document.removeEventListener("focusin", stay);
      const at = document.activeElement;
      const elsewhere = at !== null && at !== document.body && !inside(at);
      // A page that goes away as a whole does not find what has left its place.
      node.remove();
      if (elsewhere) return;
      layer.back.find((one) => one.isConnected && !inside(one))?.focus({ preventScroll: true });
    };
  };
}
