import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { show } from "../../test-mount";
import LaidImages from "./LaidImages.svelte";

beforeEach(() => {
  settings.language = "fr";
  // The page of a test has no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(376);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(440);
});

test("the first touch chooses an image, the second looks at it; one's own can only be looked at", () => {
  const [onlook, onchoose] = [vi.fn(), vi.fn()];
  const body = show(LaidImages, {
    images: { "": "x" },
    seats: [],
    laid: ["a", "b", "c", "d", "e"],
    mine: [2, 4],
    chosen: 3,
    onlook,
    onchoose,
  });
  const radios = [...body.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];
  expect(radios.map((one) => Number(one.value))).toEqual([1, 3, 5]);
  radios[2]!.click();
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(5);
  expect(onlook).not.toHaveBeenCalled();
  radios[1]!.click();
  expect(onlook).toHaveBeenCalledExactlyOnceWith(3);
  const own = [...body.querySelectorAll<HTMLButtonElement>("button.card")];
  expect(own.map((one) => one.getAttribute("aria-label"))).toEqual([
    "Image 2, la vôtre",
    "Image 4, la vôtre",
  ]);
  own[0]!.click();
  expect(onlook).toHaveBeenLastCalledWith(2);
});
