// Cards under the fingers: one finger or the mouse moves a card, two turn it too, the handle and the wheel turn it.

import type { Attachment } from "svelte/attachments";
import { listen } from "../../ui/listen";
import type { Composition } from "./composition.svelte";
import { aroundCentre, changed, topmost, twoFingers, type Laid, type Point } from "./surface";

/** Fingers hold something (`onhold`); they rest again, and have moved it or not (`onrest`). */
export function handling(
  composition: Composition,
  onhold: () => void,
  onrest: (moved: boolean) => void,
): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, { before: Point; now: Point }>();
    let held: Laid | null = null;
    let by: "hand" | "handle" = "hand";
    let began = false;

    const settle = (): void => {
      held = composition.piece;
      for (const finger of fingers.values()) finger.before = finger.now;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      const at = composition.pointOf(event);
      const onHandle = (event.target as Element).closest("[data-handle]") !== null;
      if (fingers.size === 0) {
        const index = topmost(composition.pieces, at);
        if (!onHandle) composition.selected = composition.pieces[index]?.memory ?? null;
        by = onHandle ? "handle" : "hand";
        began = false;
        if (composition.piece === null) return;
      } else if (by === "handle" || fingers.size > 1) return;
      node.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { before: at, now: at });
      settle();
      event.preventDefault();
      onhold();
      if (composition.selected !== null) composition.focus(composition.selected);
    };
    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined || held === null) return;
      finger.now = composition.pointOf(event);
      if (!began) {
        if (Math.hypot(finger.now.x - finger.before.x, finger.now.y - finger.before.y) < 6) return;
        began = true;
        composition.begin();
      }
      const [one, other] = [...fingers.values()];
      if (one && other) composition.put(twoFingers(held, [one.before, other.before], [one.now, other.now]));
      else if (by === "handle") composition.put(aroundCentre(held, finger.before, finger.now));
      else
        composition.put(
          changed(held, {
            x: held.x + finger.now.x - finger.before.x,
            y: held.y + finger.now.y - finger.before.y,
          }),
        );
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      settle();
      if (fingers.size === 0) onrest(began);
    };
    const wheel = (event: WheelEvent): void => {
      if (composition.selected === null || event.ctrlKey) return;
      event.preventDefault();
      composition.turn(composition.selected, Math.sign(event.deltaY) * 30);
    };
    return listen(node, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, wheel });
  };
}
