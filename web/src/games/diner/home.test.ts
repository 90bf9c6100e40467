import { afterEach, describe, expect, it, vi } from "vitest";

import { goHome, homeOf } from "./home";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height }) as DOMRect;

function card(place: DOMRect, ownWidth: number): HTMLElement {
  const node = document.createElement("div");
  vi.spyOn(node, "getBoundingClientRect").mockReturnValue(place);
  vi.spyOn(node, "offsetWidth", "get").mockReturnValue(ownWidth);
  return node;
}

describe("a refused guest", () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it("tips over, then flies to whoever brought them, in the pixels of a scaled stage", () => {
    const home = document.createElement("i");
    home.dataset.home = homeOf(2);
    vi.spyOn(home, "getBoundingClientRect").mockReturnValue(box(10, 500, 80, 40));
    document.body.append(home);
    // The stage is shown at half its size.
    const way = goHome(card(box(100, 100, 100, 40), 200), { seat: 2 });
    expect(way.css?.(1, 0)).toContain("translate(0px, 0px) rotate(0deg) scale(1)");
    expect(way.css?.(0.6, 0.4)).toContain("translate(0px, 14px) rotate(9deg)");
    expect(way.css?.(0, 1)).toContain("translate(-200px, 800px)");
  });

  it("flies to the edge of what scrolls when home lies below it", () => {
    const home = document.createElement("i");
    home.dataset.home = homeOf(1);
    vi.spyOn(home, "getBoundingClientRect").mockReturnValue(box(100, 900, 100, 40));
    const scrolls = document.createElement("main");
    scrolls.style.overflowY = "auto";
    vi.spyOn(scrolls, "scrollHeight", "get").mockReturnValue(1000);
    vi.spyOn(scrolls, "clientHeight", "get").mockReturnValue(600);
    vi.spyOn(scrolls, "getBoundingClientRect").mockReturnValue({ ...box(0, 0, 320, 600), bottom: 600 });
    const refused = card(box(100, 100, 100, 40), 100);
    scrolls.append(refused, home);
    document.body.append(scrolls);
    expect(goHome(refused, { seat: 1 }).css?.(0, 1)).toContain("translate(0px, 480px)");
  });

  it("is gone at once for people who ask for less motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(goHome(card(box(0, 0, 100, 40), 100), { seat: 0 })).toEqual({ duration: 0 });
  });
});
