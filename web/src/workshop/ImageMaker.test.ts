import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import { toasts } from "../ui/toasts.svelte";
import type { Made, Picture } from "./encode";
import ImageMaker from "./ImageMaker.svelte";

const closed: string[] = [];

// What a browser does with pixels is not to be had here; who is asked for what, and when, is.
vi.mock("./encode", async (original) => ({
  ...(await original<object>()),
  openPicture: (file: File) =>
    file.name.startsWith("broken")
      ? Promise.reject(new Error("broken"))
      : Promise.resolve({
          width: 400,
          height: 300,
          source: file.name as unknown as ImageBitmap,
          close: () => closed.push(file.name),
        } satisfies Picture),
  encode: (picture: Picture, _crop: unknown, turn: number) =>
    Promise.resolve({
      image: new Blob([`${String(picture.source)} ${turn}`]),
      thumb: new Blob(["thumb"]),
    } satisfies Made),
}));

beforeEach(() => {
  settings.language = "fr";
  closed.length = 0;
  const nothing = new Proxy({}, { get: () => () => {}, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => nothing) as never;
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
  flushSync();
};

async function open(names: string[], save: (made: Made & { alt: string }) => Promise<void>) {
  const onclose = vi.fn();
  const files = names.map((name) => new File(["x"], name, { type: "image/jpeg" }));
  const body = show(ImageMaker, { files, language: "fr", save, onclose });
  await settle();
  const button = (name: string): HTMLButtonElement =>
    [...body.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name,
    )!;
  const describe = (words: string): void => {
    const field = body.querySelector("textarea")!;
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  const press = async (name: string): Promise<void> => {
    button(name).click();
    await settle();
  };
  return { body, press, describe, button, onclose };
}

test("images one after the other: kept with their words, skipped, and closed at the end", async () => {
  const saved: { alt: string; image: string }[] = [];
  const { body, press, describe, onclose } = await open(["a.jpg", "b.jpg", "c.jpg"], async (made) => {
    saved.push({ alt: made.alt, image: await made.image.text() });
  });
  expect(body.querySelector("header")!.textContent).toContain("1 sur 3");
  await press("Tourner");
  describe("  Un lac  ");
  await press("Garder cette image");
  expect(body.querySelector("header")!.textContent).toContain("2 sur 3");
  expect(body.querySelector("textarea")!.value).toBe("");
  // One at a time is in memory.
  expect(closed).toEqual(["a.jpg"]);
  await press("Passer");
  describe("Une chaise");
  await press("Garder cette image");
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  expect(saved).toEqual([
    { alt: "Un lac", image: "a.jpg 1" },
    { alt: "Une chaise", image: "c.jpg 0" },
  ]);
  expect(closed).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
});

test("all images at once: the first as it was turned and described, the others without words", async () => {
  const saved: { alt: string; image: string }[] = [];
  const { press, describe, onclose } = await open(["a.jpg", "b.jpg", "broken.jpg", "c.jpg"], async (made) => {
    saved.push({ alt: made.alt, image: await made.image.text() });
  });
  await press("Tourner");
  describe("Un lac");
  await press("Garder les 4 images telles quelles");
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  expect(saved).toEqual([
    { alt: "Un lac", image: "a.jpg 1" },
    { alt: "", image: "b.jpg 0" },
    { alt: "", image: "c.jpg 0" },
  ]);
  expect(toasts.list.map(({ text }) => text).join()).toContain("broken.jpg");
});

test("a file that does not open is named, and the others go on", async () => {
  const save = vi.fn(() => Promise.resolve());
  const { body, press, describe, onclose } = await open(["broken.heic", "a.jpg"], save);
  expect(body.querySelector("[role=alert]")!.textContent).toContain("broken.heic");
  expect(body.querySelector("[role=alert]")!.textContent).toContain("HEIC");
  await press("Image suivante");
  describe("Un lac");
  await press("Garder cette image");
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledTimes(1);
});

test("what could not be saved is kept in hand and sent again", async () => {
  let fails = true;
  const save = vi.fn(() => (fails ? Promise.reject(new Error("no")) : Promise.resolve()));
  const { body, press, describe, onclose } = await open(["a.jpg", "b.jpg"], save);
  describe("Un lac");
  await press("Garder cette image");
  describe("Une chaise");
  await press("Garder cette image");
  await vi.waitFor(() => expect(body.textContent).toContain("2 images n’ont pas pu être gardées."));
  expect(onclose).not.toHaveBeenCalled();
  fails = false;
  await press("Réessayer");
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledTimes(4);
});

test("images are sent one at a time, in their order, while the next is looked at", async () => {
  const sent: string[] = [];
  let finish = (): void => {};
  const { body, press, describe } = await open(["a.jpg", "b.jpg", "c.jpg"], ({ alt }) => {
    sent.push(alt);
    return new Promise((resolve) => (finish = resolve));
  });
  describe("un");
  await press("Garder cette image");
  describe("deux");
  await press("Garder cette image");
  expect(sent).toEqual(["un"]);
  expect(body.querySelector("header")!.textContent).toContain("3 sur 3");
  expect(
    [...body.querySelectorAll(".pips i")].map((pip) => pip.className.match(/sending|waiting/)?.[0]),
  ).toEqual(["sending", "sending", "waiting"]);
  finish();
  await settle();
  expect(sent).toEqual(["un", "deux"]);
});

test("closing asks first, if something would be lost", async () => {
  const { body, press, onclose } = await open(["a.jpg", "b.jpg"], () => Promise.resolve());
  await press("Fermer");
  expect(onclose).not.toHaveBeenCalled();
  expect(body.textContent).toContain("Il reste 2 images");
  [...body.querySelectorAll("button")]
    .filter((one) => one.textContent.trim() === "Fermer")
    .at(-1)!
    .click();
  await settle();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("a drawing is drawn first, then described", async () => {
  const onclose = vi.fn();
  const body = show(ImageMaker, { files: null, language: "en", save: () => Promise.resolve(), onclose });
  await settle();
  const buttons = [...body.querySelectorAll("button")];
  expect(buttons.find((one) => one.textContent.trim() === "C’est dessiné")!.disabled).toBe(true);
  expect(body.querySelectorAll("input[type=radio]")).toHaveLength(12);
  expect(body.querySelector("textarea")).toBeNull();
  // Nothing is lost.
  buttons.find((one) => one.getAttribute("aria-label") === "Fermer")!.click();
  expect(onclose).toHaveBeenCalledTimes(1);
});
