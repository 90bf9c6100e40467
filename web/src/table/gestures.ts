// Looking closely at a card: two fingers (or ctrl and the wheel) zoom, one finger moves a zoomed card or slides an
// unzoomed one down to put it back. Works on the element itself, so that nothing is drawn again while it moves.

import type { Attachment } from "svelte/attachments";
import { listen } from "../ui/listen";

const MOST = 4;
const PUT_BACK = 70;

export function closeLook(putBack: () => void): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let scale = 1;
    let x = 0;
    let y = 0;
    // Everything is computed from where the gesture started.
    let start = { scale, x, y, midX: 0, midY: 0, spread: 1 };

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
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = middle();
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
    const twice = (): void => {
      if (scale > 1) return reset();
      scale = 2;
      show(true);
    };

    node.style.touchAction = "none";
    return listen(node, {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      wheel,
      dblclick: twice,
    });
  };
}
