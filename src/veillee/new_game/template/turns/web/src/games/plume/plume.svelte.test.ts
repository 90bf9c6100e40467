import { beforeEach, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { openTable } from "../../table/test-table.svelte";
import type { PlumePrivate, PlumePublic, PlumeRound } from "./protocol";
import { during, nearest } from "./round.svelte";
import { PlumeTable } from "./table.svelte";

const question = { id: "f1", fr: "Combien ?", en: "How many?" };
const hand = [1, 2, 3].map((n) => ({ question: { ...question, id: `f${n}` }, answer: 10 * n }));
const round: PlumeRound = {
  t: "round",
  number: 1,
  asker: 1,
  question,
  answer: 10,
  said: [10, null, 14],
  points: [3, 0, 0],
  scores: [3, 0, 0],
};
const asking = (asker: number, last: PlumeRound | null = null): PlumePublic => {
  return { phase: "asking", number: last ? 2 : 1, scores: last?.scores ?? [0, 0, 0], last, asker };
};
const saying = (turn: number, said: (number | null)[] = [null, null, null]): PlumePublic => {
  return { phase: "saying", number: 1, scores: [0, 0, 0], last: null, asker: 1, question, said, turn };
};
const asked = (t: "ask" | "say" | null): PlumePrivate => ({ hand, ask: t === null ? null : { t } });

beforeEach(() => {
  settings.language = "fr";
  sessionStorage.clear();
});

it("asks a question of the hand, and it cannot be taken back", async () => {
  const { table, played, server } = openTable((props) => new PlumeTable(props), asking(0), asked("ask"));
  table.question.hold(4);
  expect(table.question.held).toBeNull();
  table.question.hold(2);
  await table.question.cast();
  expect(played).toEqual([{ t: "ask", card: "f2" }]);
  server(saying(1), asked(null));
  expect([table.question.value, table.question.isIn]).toEqual([null, false]);
});

it("says a number that nobody has said, when it is one's turn, and shows the count", async () => {
  const { table, played, server } = openTable((props) => new PlumeTable(props), saying(2), asked(null));
  table.number.hold(7);
  expect(table.number.value).toBeNull();
  server(saying(0, [null, null, 14]), asked("say"));
  expect([table.number.may(14), table.number.may(10)]).toEqual([false, true]);
  await table.number.cast(10);
  expect(played).toEqual([{ t: "say", number: 10 }]);
  server(asking(2, round), asked(null));
  expect([table.stage, table.scores]).toEqual(["reveal", [0, 0, 0]]);
  table.reveal.skip();
  expect([table.stage, table.scores]).toEqual(["summary", [3, 0, 0]]);
  table.reveal.close();
  expect(table.stage).toBe("asking");
});

it("says who came nearest", () => {
  const { seats } = openTable((props) => new PlumeTable(props), asking(0), asked(null)).table;
  expect(nearest({ ...round, said: [8, null, 12] })).toEqual([0, 2]);
  expect(during("done", { ...round, said: [8, null, 13] }, seats)).toBe("C’était 10. Au plus près : vous.");
  expect(during("done", round, seats)).toBe("C’était 10. Pile dessus : vous !");
});
