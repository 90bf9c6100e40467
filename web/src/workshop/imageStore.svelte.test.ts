import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnImageStore } from "./imageStore.svelte";
import { Refusal } from "../salon/refusals";

const blob = (text: string): Blob => new Blob([text], { type: "image/webp" });
let made = 0;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.useRealTimers());

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

test("an image is fetched once, whoever shows it, and its address is given back at the end", async () => {
  const fetch = vi.fn((file: string) => Promise.resolve(blob(file)));
  const store = new OwnImageStore(fetch);
  expect(store.url("a", true)).toBeUndefined();
  expect(store.url("a", true)).toBeUndefined();
  await settle();
  expect(store.url("a", true)).toBe("blob:1");
  expect(fetch.mock.calls).toEqual([["a.thumb"]]);
  // The thumbnail stands in until the whole is there; then it serves for all.
  expect(store.url("a", false)).toBe("blob:1");
  await settle();
  expect(store.url("a", false)).toBe("blob:2");
  expect(store.url("a", true)).toBe("blob:2");
  expect(await store.open("a")).toBe("blob:2");
  expect(fetch).toHaveBeenCalledTimes(2);
  store.close();
  await settle();
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
});

test("a screen is told when it comes", async () => {
  const store = new OwnImageStore((file) => Promise.resolve(blob(file)));
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(store.url("a", false)));
  });
  flushSync();
  await settle();
  expect(seen).toEqual([undefined, "blob:1"]);
  stop();
});

test("without a thumbnail the whole is shown", async () => {
  const store = new OwnImageStore((file) =>
    file.endsWith(".thumb") ? Promise.reject(new Refusal("no_such_image")) : Promise.resolve(blob(file)),
  );
  store.url("a", true);
  await settle();
  expect(store.url("a", true)).toBeUndefined();
  await settle();
  expect(store.url("a", true)).toBe("blob:1");
});

test("after a failure it is asked for again, but not what is gone for good", async () => {
  let code = "unreachable";
  const fetch = vi.fn(() => Promise.reject(new Refusal(code)));
  const store = new OwnImageStore(fetch);
  store.url("a", false);
  await settle();
  expect(store.url("a", false)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  code = "no_such_image";
  expect(store.url("a", false)).toBeUndefined();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.url("a", false)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("what was brought from here is not fetched", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("no")));
  const store = new OwnImageStore(fetch);
  store.keep("a", blob("whole"), blob("thumb"));
  store.url("a", true);
  await settle();
  expect(store.url("a", true)).toBe("blob:1");
  expect(fetch).not.toHaveBeenCalled();
});
