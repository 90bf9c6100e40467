import { expect, test, vi } from "vitest";
import { closeLook } from "./gestures";

function card(putBack = vi.fn()): {
  putBack: typeof putBack;
  at: (type: string, y: number) => void;
  looks: () => string;
} {
  const node = document.createElement("div");
  node.setPointerCapture = () => {};
  node.getBoundingClientRect = () => new DOMRect(0, 0, 200, 300);
  closeLook(putBack)(node);
  const at = (type: string, y: number): void => {
    node.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: 100, clientY: y }));
  };
  return { putBack, at, looks: () => node.style.transform };
}

test("a tap looks closer at what was tapped, another from further away", () => {
  const { at, looks, putBack } = card();
  at("pointerdown", 50);
  at("pointerup", 52);
  expect(looks()).toBe("translate(0px, 98px) scale(2)");
  at("pointerdown", 50);
  at("pointerup", 50);
  expect(looks()).toBe("");
  expect(putBack).not.toHaveBeenCalled();
});

test("a card that is slid down is put back, and is not looked at more closely", () => {
  const { at, looks, putBack } = card();
  at("pointerdown", 50);
  at("pointermove", 150);
  at("pointerup", 150);
  expect(putBack).toHaveBeenCalledOnce();
  expect(looks()).toBe("");
});
