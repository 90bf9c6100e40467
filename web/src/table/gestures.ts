// Looking closely at a card: a tap looks closer at what was tapped, or from further away again; two fingers (or ctrl and
// the wheel) zoom, one finger moves a zoomed card or slides an unzoomed one down to put it back. Works on the element
// itself, so that nothing is drawn again while it moves.

import type { Attachment } from "svelte/attachments";
import { listen } from "../ui/listen";

const MOST = 4;
const PUT_BACK = 70;
const CLOSER = 2;
const STILL = 8; // px that a finger moves while it taps

export function closeLook(putBack: () => void): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let scale = 1;
    let x = 0;
    let y = 0;
    // Everything is computed from where the gesture started.
    let start = { scale, x, y, midX: 0, midY: 0, spread: 1 };
    let taps = false;

    const show = (settle: boolean): void => {
      node.style.transition = settle ? "transform var(--t-move) var(--ease-lay)" : "none";
      node.style.transform =
        scale === 1 && x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
      node.style.zIndex = scale > 1 ? "8" : "";
    };
    const middle = (): { midX: number; midY: number; spread: number } => {
      const [a, b = a] = [...fingers.values()];
      if (!a || !b) return { midX: 0, midY: 0, spread: 1 };
      return {
        midX: (a.x + b.x) / 2,
        midY: (a.y + b.y) / 2,
        spread: Math.hypot(a.x - b.x, a.y - b.y) || 1,
      };
    };
    const begin = (): void => {
      start = { scale, x, y, ...middle() };
    };
    const reset = (): void => {
      scale = 1;
      x = y = 0;
      show(true);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      node.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
      taps = fingers.size === 1;
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = middle();
      if (Math.hypot(now.midX - start.midX, now.midY - start.midY) > STILL) taps = false;
      if (fingers.size > 1) scale = Math.min(MOST, Math.max(1, (start.scale * now.spread) / start.spread));
      if (scale > 1) {
        x = start.x + now.midX - start.midX;
        y = start.y + now.midY - start.midY;
      } else {
        x = 0;
        y = Math.max(0, start.y + now.midY - start.midY);
      }
      show(false);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      if (fingers.size > 0) return begin();
      if (taps && event.type === "pointerup") return tap(event);
      if (scale > 1.02) return;
      const enough = y > PUT_BACK && event.type === "pointerup";
      reset();
      if (enough) putBack();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scale = Math.min(MOST, Math.max(1, scale * Math.exp(-event.deltaY / 200)));
      if (scale === 1) x = y = 0;
      show(false);
    };
    const tap = (event: PointerEvent): void => {
      if (scale > 1) return reset();
      const { left, top, width, height } = node.getBoundingClientRect();
      scale = CLOSER;
      x = (left + width / 2 - event.clientX) * (CLOSER - 1);
      y = (top + height / 2 - event.clientY) * (CLOSER - 1);
      show(true);
    };

    node.style.touchAction = "none";
    node.style.cursor = "zoom-in";
    return listen(node, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, wheel });
  };
}
