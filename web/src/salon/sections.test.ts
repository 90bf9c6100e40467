import { expect, test } from "vitest";
import type { ViewMessage } from "../protocol";
import { received } from "./sections";

const section = (says: unknown) => says as never;
const whole: ViewMessage = {
  t: "view",
  seq: 5,
  now: 1,
  salon: section({ code: "ACDE" }),
  pinned: section({ number: 1 }),
  table: section({ public: "five" }),
  you: section({ person: 0 }),
};

test("what a message leaves out is as it was before", () => {
  const before = received(null, whole);
  const after = received(before, { t: "view", seq: 6, now: 2, you: section({ person: 0, hand: 1 }) });
  expect(after.view).toMatchObject({ seq: 6, salon: { code: "ACDE" }, game: { number: 1, public: "five" } });
  expect(after.view.salon).toBe(before.view.salon);
  expect(after.view.game).toBe(before.view.game);
});

test("a new table is a new game, and a game that is put away is gone", () => {
  const before = received(null, whole);
  const after = received(before, { t: "view", seq: 6, now: 2, table: section({ public: "six" }) });
  expect(after.view.game).toMatchObject({ number: 1, public: "six" });
  expect(received(after, { t: "view", seq: 7, now: 3, pinned: null, table: null }).view.game).toBeNull();
});

test("a view that was not shown lends its game to the next one, not the one that was shown before it", () => {
  const behind = received(received(null, whole), { ...whole, seq: 4, table: section({ public: "four" }) });
  const next = received(behind, { t: "view", seq: 6, now: 3 });
  expect(next.view.game).toMatchObject({ public: "four" });
});
