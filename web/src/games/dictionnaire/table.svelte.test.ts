import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../../table/props";
import type {
  DictionnaireChoosingView,
  DictionnaireOverView,
  DictionnairePrivate,
  DictionnairePublic,
  DictionnaireRound,
  DictionnaireSortingView,
  DictionnaireVotingView,
  DictionnaireWritingView,
} from "./protocol";
import { DictionnaireTable } from "./table.svelte";

const round: DictionnaireRound = {
  t: "round",
  number: 1,
  reader: 1,
  word: "orin",
  kind: "n.m.",
  definitions: [
    { letter: "A", text: "Un.", real: false, authors: [{ seat: 0, original: "Un." }] },
    { letter: "B", text: "Deux.", real: true, authors: [{ seat: null, original: "Deux." }] },
  ],
  votes: ["B", null, null],
  staked: [],
  points: [2, 0, 0],
  scores: [2, 0, 0],
};

const board = { number: 1, boxes: [30, 30], tokens: [3, 3, 3], scores: [0, 0, 0], last: null };
const choosing: DictionnaireChoosingView = { phase: "choosing", ...board, reader: 1 };
const writing: DictionnaireWritingView = {
  phase: "writing",
  ...board,
  reader: 1,
  word: "orin",
  kind: "n.m.",
  written: [],
};
const sorting: DictionnaireSortingView = {
  phase: "sorting",
  ...board,
  reader: 0,
  word: "orin",
  kind: "n.m.",
  taking_part: [1, 2],
};
const voting: DictionnaireVotingView = {
  phase: "voting",
  ...board,
  reader: 1,
  word: "orin",
  kind: "n.m.",
  taking_part: [0, 2],
  definitions: [
    { letter: "A", text: "Un." },
    { letter: "B", text: "Deux." },
  ],
  voted: [],
  staked: [],
};
const over: DictionnaireOverView = { phase: "over", ...board, last: round };

describe("one player's side of the table", () => {
  let close = () => {};
  let game = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    game++;
  });
  afterEach(() => {
    close();
    delete window.veilleeVoice;
    vi.useRealTimers();
  });

  const privateOf = (change: Partial<DictionnairePrivate>): DictionnairePrivate => ({
    vote: null,
    ask: null,
    ...change,
  });

  /** Opens the page: what it shows can be changed as the server would. */
  function open(pub: DictionnairePublic, mine: Partial<DictionnairePrivate> | null, seat = 0) {
    const played: unknown[] = [];
    const shown: unknown[] = [];
    const props = $state({
      pub: pub as unknown,
      hand: mine && { chair: 7, seat, private: privateOf(mine) as unknown },
      game: { commitment: `game ${game}`, options: { deck: "mots-rares" }, awaited: [] },
      seats: [{}, {}, {}],
      live: {} as Record<number, unknown>,
      clock: null,
      play: async (move: unknown) => void played.push(move),
      draft: (draft: unknown) => void shown.push(draft),
    });
    let table: DictionnaireTable | undefined;
    close = $effect.root(() => {
      table = new DictionnaireTable(() => props as unknown as TableProps);
    });
    flushSync();
    return {
      table: table!,
      props,
      played,
      shown,
      server(pub: DictionnairePublic, mine: Partial<DictionnairePrivate> | null) {
        props.pub = pub;
        props.hand = mine && { chair: 7, seat, private: privateOf(mine) };
        flushSync();
      },
    };
  }

  const askWrite = (text = "", done = false): Partial<DictionnairePrivate> => ({
    ask: { t: "write", text, done },
  });
  const type = (table: DictionnaireTable, text: string) => {
    table.definition.text = text;
    flushSync();
  };

  it("keeps what is written a second after the last key, and not more often than every two", () => {
    const { table, played } = open(writing, askWrite());
    type(table, "Cor");
    vi.advanceTimersByTime(900);
    type(table, "Cordage");
    vi.advanceTimersByTime(900);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(played).toEqual([{ t: "write", text: "Cordage", done: false }]);
    expect(table.definition.isKept).toBe(true);
    type(table, "Cordage d’ancre");
    vi.advanceTimersByTime(1500);
    expect(played).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(played).toHaveLength(2);
  });

  it("keeps it at once when the page is left, and finds it again", () => {
    const first = open(writing, askWrite());
    type(first.table, "Corde");
    dispatchEvent(new Event("pagehide"));
    expect(first.played).toEqual([{ t: "write", text: "Corde", done: false }]);
    close();
    const again = open(writing, askWrite("Corde"));
    expect(again.table.definition.text).toBe("Corde");
    vi.advanceTimersByTime(5000);
    expect(again.played).toEqual([]);
  });

  it("hands in, takes back, and leaves it as it was", async () => {
    const { table, server, played } = open(writing, askWrite());
    await table.definition.handIn();
    expect(played).toEqual([]);
    type(table, "Corde");
    await table.definition.handIn();
    server(writing, askWrite("Corde", true));
    expect(table.stage).toBe("written");
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([{ t: "write", text: "Corde", done: true }]);
    table.definition.takeBack();
    expect(table.stage).toBe("writing");
    await table.definition.handIn();
    expect(table.stage).toBe("written");
    expect(played).toHaveLength(1);
    // A draft went out meanwhile: what was handed in is handed in again.
    table.definition.takeBack();
    type(table, "Cordelette");
    table.definition.keep();
    await table.definition.leaveIt();
    expect(played.slice(1)).toEqual([
      { t: "write", text: "Cordelette", done: false },
      { t: "write", text: "Corde", done: true },
    ]);
    // The button takes the focus from the field, which keeps the draft: it is still handed in.
    table.definition.takeBack();
    type(table, "Cordeau");
    table.definition.keep();
    await table.definition.handIn();
    expect(played.at(-1)).toEqual({ t: "write", text: "Cordeau", done: true });
  });

  it("does not write for the next person at the same screen", () => {
    const { table, props, played } = open(writing, askWrite());
    type(table, "Corde");
    props.hand = { chair: 8, seat: 2, private: privateOf(askWrite()) };
    flushSync();
    expect(table.definition.text).toBe("");
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([]);
  });

  const sheet = (id: string, text: string, real = false) => ({ id, text, original: text, real });
  const desk: Partial<DictionnairePrivate> = {
    ask: {
      t: "sort",
      piles: [[sheet("s1", "Un.")], [sheet("s2", "Deux.", true)], [sheet("s3", "Trois.")]],
      alike: [["s1", "s3"]],
    },
  };

  it("merges two sheets in the chosen words, points close ones out, and orders them", async () => {
    const { table, played } = open(sorting, desk);
    expect(table.stage).toBe("desk");
    expect(table.desk.close).toHaveLength(1);
    table.desk.keepApart(table.desk.close[0]!.key);
    expect(table.desk.close).toHaveLength(0);
    table.desk.startMerging();
    table.desk.pick("s1");
    table.desk.pick("s2");
    table.desk.pick("s3");
    expect(table.desk.picked).toEqual(["s1", "s2"]);
    expect(table.desk.words).toBe("s2");
    table.desk.words = "s1";
    await table.desk.mergePicked();
    await table.desk.move(2, 0);
    await table.desk.move(0, -1);
    expect(played).toEqual([
      { t: "merge", sheet: "s2", into: "s1" },
      { t: "arrange", order: ["s3", "s1", "s2"] },
    ]);
  });

  it("gives the sheets their own form back, by editing", async () => {
    const { table, server, played } = open(sorting, desk);
    await table.desk.tidy();
    server(sorting, {
      ask: {
        t: "sort",
        piles: [[sheet("s1", "UN.")], [sheet("s2", "Deux.", true)], [sheet("s3", "3.")]],
        alike: [],
      },
    });
    expect(table.desk.mayUntidy).toBe(true);
    await table.desk.untidy();
    expect(played).toEqual([
      { t: "tidy" },
      { t: "edit", sheet: "s1", text: "Un." },
      { t: "edit", sheet: "s3", text: "Trois." },
    ]);
    expect(table.desk.mayUntidy).toBe(false);
  });

  const askVote: Partial<DictionnairePrivate> = { ask: { t: "vote", letters: ["A", "B"], may_stake: true } };

  it("marks a letter, casts it, and changes it on request", async () => {
    const { table, server, played } = open(voting, askVote);
    table.vote.hold("C");
    expect(table.vote.value).toBeNull();
    table.vote.hold("B");
    await table.vote.cast();
    server({ ...voting, voted: [0], staked: [0] }, { ...askVote, vote: "B" });
    table.vote.hold("A");
    expect(table.vote.value).toBe("B");
    expect(table.staked).toBe(true);
    table.vote.change();
    table.vote.hold("A");
    expect(table.vote.value).toBe("A");
    table.vote.keep();
    expect(table.vote.value).toBe("B");
    expect(played).toEqual([{ t: "vote", letter: "B" }]);
  });

  it("lights up what the reader reads, on the reader's screen and on the others", async () => {
    const said: string[] = [];
    let spoken = () => {};
    window.veilleeVoice = {
      speaks: () => true,
      say: (words, language) => {
        said.push(`${language}: ${words}`);
        return new Promise((done) => (spoken = done));
      },
      stop: () => spoken(),
    };
    const { table, shown } = open({ ...voting, reader: 0 }, {});
    expect(table.stage).toBe("lectern");
    void table.aloud.start(voting.definitions, table.language);
    expect(table.lit).toBe("A");
    spoken();
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.lit).toBe("B");
    spoken();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.lit, table.aloud.finished]).toEqual([null, true]);
    table.aloud.touch("B", true);
    vi.advanceTimersByTime(31_000);
    expect(shown.map((one) => (one as { letter: string | null }).letter)).toEqual([
      "A",
      "B",
      null,
      "B",
      null,
    ]);
    expect(said).toEqual(["fr: A. Un.", "fr: B. Deux."]);
    close();
    const other = open(voting, askVote);
    other.props.live = { 1: { t: "lit", letter: "B" } };
    expect(other.table.lit).toBe("B");
  });

  it("plays the count in its order and keeps its result until the player goes on", () => {
    const { table, server } = open(voting, { ...askVote, vote: "B" });
    server({ ...choosing, number: 2, reader: 2, last: round, scores: round.scores }, {});
    const seen: string[] = [];
    while (table.stage === "reveal") {
      seen.push(table.reveal.step);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(["laid", "unmask:A", "unmask:B", "points", "hops"]);
    expect(table.stage).toBe("summary");
    table.reveal.close();
    expect(table.stage).toBe("waiting");
  });

  it("shows a spectator the table as it is, and everyone the end", () => {
    expect(open({ ...choosing, number: 2, last: round }, null).table.stage).toBe("waiting");
    close();
    expect(open(over, {}).table.stage).toBe("end");
  });
});
