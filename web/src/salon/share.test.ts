import { expect, test } from "vitest";
import { share, steady } from "./share";

test("what did not change stays the very same object", () => {
  const before = { salon: { name: "a", chairs: [{ id: 1 }, { id: 2 }] }, seq: 1 };
  const after = share(before, { salon: { name: "a", chairs: [{ id: 1 }, { id: 3 }] }, seq: 2 });
  expect(after).toEqual({ salon: { name: "a", chairs: [{ id: 1 }, { id: 3 }] }, seq: 2 });
  expect(after.salon.chairs[0]).toBe(before.salon.chairs[0]);
  expect(after.salon.chairs[1]).not.toBe(before.salon.chairs[1]);
  expect(share(before, structuredClone(before))).toBe(before);
});

test("a missing or added key, a shorter or longer list is a change", () => {
  const before = { a: 1, b: [1, 2] } as Record<string, unknown>;
  expect(share(before, { b: [1, 2] })).toEqual({ b: [1, 2] });
  expect(share(before, { a: 1, b: [1] })).toEqual({ a: 1, b: [1] });
  expect(share(before, { a: 1, b: [1, 2], c: null })).toEqual({ a: 1, b: [1, 2], c: null });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share([], {})).toEqual({});
});

test("what is asked anew each time and says the same is the same object", () => {
  let names = ["Léa"];
  const ask = steady(() => names.map((name) => ({ name })));
  const first = ask();
  expect(ask()).toBe(first);
  names = ["Léa", "Tom"];
  expect(ask()[0]).toBe(first[0]);
});
