import { beforeEach, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { openTable } from "../../table/test-table.svelte";
import type { PlumePrivate, PlumePublic, PlumeRound } from "./protocol";
import { favourites, result } from "./round.svelte";
import { PlumeTable } from "./table.svelte";

const question = { id: "q", fr: "Pourquoi ?", en: "Why?" };
const round: PlumeRound = {
  t: "round",
  number: 1,
  question,
  sheets: [1, 0, 2].map((author) => ({ text: `by ${author}`, author })),
  votes: [1, 3, 1],
  points: [0, 2, 1],
  scores: [0, 2, 1],
};
const writing = (number = 1, last: PlumeRound | null = null): PlumePublic => {
  return { phase: "writing", number, scores: last?.scores ?? [0, 0, 0], last, question, written: [] };
};
const voting: PlumePublic = {
  ...{ phase: "voting", number: 1, scores: [0, 0, 0], last: null, question, voted: [] },
  texts: round.sheets.map(({ text }) => text),
};
const write: PlumePrivate = { ask: { t: "write", text: null } };

beforeEach(() => {
  settings.language = "fr";
  sessionStorage.clear();
});

it("leads from an answer to a vote, and shows who wrote what", async () => {
  const { table, server, played } = openTable((props) => new PlumeTable(props), writing(), write);
  table.answer.text = "Parce que";
  await table.answer.handIn();
  server(voting, { ask: { t: "vote", numbers: [1, 3], vote: null } } satisfies PlumePrivate);
  expect(table.own).toBe(2);
  table.vote.hold(2);
  expect(table.vote.held).toBeNull();
  table.vote.hold(1);
  await table.vote.cast();
  expect(played).toEqual([
    { t: "write", text: "Parce que" },
    { t: "vote", number: 1 },
  ]);
  server(writing(2, round), write);
  expect([table.stage, table.scores]).toEqual(["reveal", [0, 0, 0]]);
  table.reveal.skip();
  expect([table.stage, table.scores]).toEqual(["summary", [0, 2, 1]]);
  table.reveal.close();
  expect(table.stage).toBe("writing");
});

it("says whose answer was liked best", () => {
  const { seats } = openTable((props) => new PlumeTable(props), writing(), write).table;
  expect(favourites(round).map(({ author }) => author)).toEqual([1]);
  expect(result(round, seats)).toBe("La préférée est celle de Tom.");
  expect(result({ ...round, votes: [1, 3, 2] }, seats)).toContain("Tom, Nina et vous");
  expect(result({ ...round, votes: [null, null, null] }, seats)).toBe("Personne n’a voté.");
});
