import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openSalon } from "./http";

let wishes: Record<string, unknown>[];

/** A node that knows these fields and refuses every other, as all of them do. */
function node(...known: string[]) {
  return (_address: URL, how: RequestInit) => {
    const wish = JSON.parse(how.body as string) as Record<string, unknown>;
    wishes.push(wish);
    const stranger = Object.keys(wish).find((field) => !known.includes(field));
    return Promise.resolve(
      stranger === undefined
        ? Response.json({ code: "MOKA" }, { status: 201 })
        : Response.json({ code: "bad_message", data: { why: stranger } }, { status: 400 }),
    );
  };
}

beforeEach(() => (wishes = []));
afterEach(() => vi.unstubAllGlobals());

test("a salon is opened with the colour of its host’s chair", async () => {
  vi.stubGlobal("fetch", node("game", "name", "key", "colour"));
  await expect(openSalon("didixit", "Léa", "k".repeat(32), 2)).resolves.toBe("MOKA");
  expect(wishes).toEqual([{ game: "didixit", name: "Léa", key: "k".repeat(32), colour: 2 }]);
});

test("a node of the version before opens it too, and the host sits down by themselves", async () => {
  vi.stubGlobal("fetch", node("game", "name", "key"));
  await expect(openSalon("didixit", "Léa", "k".repeat(32), 2)).resolves.toBe("MOKA");
  expect(wishes.map((wish) => "colour" in wish)).toEqual([true, false]);
});

test("what is refused for another reason is not asked again", async () => {
  vi.stubGlobal("fetch", node("game"));
  await expect(openSalon("didixit", "Léa", "k".repeat(32))).rejects.toThrow();
  expect(wishes).toHaveLength(1);
});
