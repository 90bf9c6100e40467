// Turning with a finger: a swipe, or a tap at one side. Works wherever nothing else is to be pressed.

import type { Attachment } from "svelte/attachments";
import { listen } from "../ui/listen";

interface Turns {
  next: () => void;
  previous: () => void;
}

/** px that a finger goes sideways. */
const SWIPE = 40;
const STILL = 10;
/** Of the width, where a tap goes back. */
const BACK = 1 / 3;

export function paging({ next, previous }: Turns): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    return listen(node, {
      pointerdown(event) {
        from = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      },
      pointerup(event) {
        if (from === null || !event.isPrimary) return;
        const [across, down] = [event.clientX - from.x, event.clientY - from.y];
        from = null;
        if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) {
          if (across < 0) next();
          else previous();
        } else if (Math.hypot(across, down) < STILL) {
          const { left, width } = node.getBoundingClientRect();
          if (event.clientX - left < width * BACK) previous();
          else next();
        }
      },
      pointercancel() {
        from = null;
      },
    });
  };
}
