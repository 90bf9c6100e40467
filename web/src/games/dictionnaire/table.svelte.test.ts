import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Along, TableProps } from "../../table/props";
import type {
  DictionnaireChoosingView,
  DictionnaireOverView,
  DictionnairePrivate,
  DictionnairePublic,
  DictionnaireReadingView,
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
  unread: false,
};

const board = {
  number: 1,
  boxes: [30, 30],
  tokens: [3, 3, 3],
  scores: [0, 0, 0],
  last: null,
  last_round: false,
};
const choosing: DictionnaireChoosingView = { phase: "choosing", ...board, reader: 1 };
const writing: DictionnaireWritingView = {
  phase: "writing",
  ...board,
  reader: 1,
  word: "orin",
  kind: "n.m.",
  taking_part: [0, 2],
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
const reading: DictionnaireReadingView = {
  phase: "reading",
  ...board,
  reader: 1,
  word: "orin",
  kind: "n.m.",
  taking_part: [0, 2],
  definitions: [{ letter: "A", text: "Un." }],
  count: 2,
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
    wrote: null,
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
      along: null as Along | null,
      game: { commitment: `game ${game}`, options: { decks: ["mots-rares"] }, awaited: [] },
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

  it("knows who writes, and who sits out because the turn to read went by", () => {
    expect(open(writing, askWrite()).table.taking).toEqual([0, 2]);
    close();
    const { table } = open({ ...writing, taking_part: [2] }, {});
    expect([table.stage, table.sitsOut, table.taking]).toEqual(["watching", true, [2]]);
    close();
    expect(open({ ...writing, reader: 0 }, {}).table.sitsOut).toBe(false);
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

  it("moves a sheet on before the server has answered, also while something else is on its way", async () => {
    const { table, props, played } = open(sorting, desk);
    const answers: (() => void)[] = [];
    props.play = async (move) => {
      played.push(move);
      await new Promise<void>((done) => answers.push(done));
    };
    const edited = table.desk.tidy();
    const moved = table.desk.move(2, 1);
    void table.desk.move(1, 0);
    expect(table.desk.piles.map(([first]) => first!.id)).toEqual(["s3", "s1", "s2"]);
    answers.shift()!();
    await edited;
    void table.desk.move(0, 2);
    answers.shift()!();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers.shift()!();
    await moved;
    expect(played).toEqual([
      { t: "tidy" },
      { t: "arrange", order: ["s1", "s3", "s2"] },
      { t: "arrange", order: ["s1", "s2", "s3"] },
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

  it("lets whoever watches bet on a letter until the count, and change it", async () => {
    const { table, props, server, played } = open(reading, null);
    const bets: unknown[] = [];
    const along = (asked: boolean, bet: string | null): Along => ({
      question: asked ? { key: "1", topics: { definition: ["A", "B"] } } : null,
      guess: bet === null ? null : { definition: bet },
      others: 1,
      seated: false,
      send: async (guess) => void bets.push(guess),
    });
    props.along = along(false, null);
    table.vote.hold("A");
    expect([table.stage, table.mayVote, table.vote.value]).toEqual(["listening", false, null]);

    props.along = along(true, null);
    server(voting, null);
    expect([table.stage, table.mayVote]).toEqual(["voting", true]);
    table.vote.hold("C");
    expect(table.vote.value).toBeNull();
    table.vote.hold("B");
    await table.vote.cast();
    props.along = along(true, "B");
    flushSync();
    expect([table.vote.isIn, table.vote.given]).toEqual([true, "B"]);
    table.vote.hold("A");
    expect(table.vote.value).toBe("B");

    server({ ...voting, phase: "last_call" }, null);
    expect([table.stage, table.mayVote]).toEqual(["call", true]);
    table.vote.change();
    table.vote.hold("A");
    await table.vote.cast();
    expect(bets).toEqual([{ definition: "B" }, { definition: "A" }]);
    expect(played).toEqual([]);
  });

  /** A voice that speaks until it is told to go on. */
  function stubVoice() {
    const stub = { said: [] as string[], spoken: () => {}, failed: () => {} };
    window.veilleeVoice = {
      speaks: () => true,
      say: (words, language) => {
        stub.said.push(`${language}: ${words}`);
        return new Promise((done, fail) => {
          stub.spoken = done;
          stub.failed = () => fail(new Error("not-allowed"));
        });
      },
      stop: () => stub.spoken(),
    };
    return stub;
  }

  const both = { ask: { t: "read" as const, definitions: voting.definitions } };
  const first: DictionnaireReadingView = { ...reading, reader: 0 };
  const second: DictionnaireReadingView = { ...first, definitions: voting.definitions };

  it("reads one definition after the other by taps, and shows the others what is read", () => {
    const { table, server, played } = open(first, both);
    expect([table.stage, table.lit]).toEqual(["lectern", "A"]);
    table.readOn();
    table.readOn();
    expect(played).toEqual([{ t: "read_on", after: "A" }]);
    server(second, both);
    expect(table.lit).toBe("B");
    close();
    const other = open(reading, {});
    expect([other.table.stage, other.table.lit]).toEqual(["listening", "A"]);
    other.table.readOn();
    expect(other.played).toEqual([]);
  });

  it("lets the voice read from the desk to the vote, each when the one before has been heard", async () => {
    const stub = stubVoice();
    const { table, server, played } = open(sorting, desk);
    await table.read("voice");
    server(first, both);
    expect(stub.said).toEqual(["fr: A. Un."]);
    expect(table.voiceReads).toBe(true);
    stub.spoken();
    await vi.advanceTimersByTimeAsync(1000);
    server(second, both);
    // Other news do not make it begin again.
    server({ ...second }, both);
    expect(stub.said).toEqual(["fr: A. Un.", "fr: B. Deux."]);
    stub.spoken();
    await vi.advanceTimersByTimeAsync(1000);
    expect(played).toEqual([
      { t: "read", at_once: false },
      { t: "read_on", after: "A" },
      { t: "read_on", after: "B" },
    ]);
    server({ ...voting, reader: 0 }, {});
    expect([table.stage, table.voiceReads, table.lit]).toEqual(["rereading", false, null]);
    expect(stub.said).toHaveLength(2);
  });

  it("reads on by hand where the voice is stopped or fails, and takes up again", async () => {
    const stub = stubVoice();
    const { table, played } = open(first, both);
    table.startVoice();
    flushSync();
    table.stopVoice();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.voiceReads, table.aloud.speaking, played]).toEqual([false, false, []]);
    table.startVoice();
    flushSync();
    stub.failed();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.voiceReads, table.aloud.speaking, played]).toEqual([false, false, []]);
    table.readOn();
    expect(played).toEqual([{ t: "read_on", after: "A" }]);
  });

  it("shows all at once if the reader prefers, without a voice", async () => {
    const { table, server, played } = open(sorting, desk);
    await table.read("at once");
    server({ ...voting, reader: 0 }, {});
    expect(played).toEqual([{ t: "read", at_once: true }]);
    expect([table.stage, table.voiceReads]).toEqual(["rereading", false]);
  });

  it("hears the last call, and says no or stakes", async () => {
    const { table, server, played } = open(voting, { ...askVote, vote: "B" });
    server({ ...voting, phase: "last_call" }, { vote: "B", ask: { t: "stake" } });
    expect([table.stage, table.vote.given]).toEqual(["call", "B"]);
    table.keepTokens();
    await vi.advanceTimersByTimeAsync(0);
    table.stake();
    expect(played).toEqual([{ t: "keep" }, { t: "stake" }]);
  });

  it("lights up what the reader reads again, on the reader's screen and on the others", async () => {
    const stub = stubVoice();
    const { table, shown } = open({ ...voting, reader: 0 }, {});
    expect(table.stage).toBe("rereading");
    void table.aloud.start(voting.definitions, table.language);
    expect(table.lit).toBe("A");
    stub.spoken();
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.lit).toBe("B");
    stub.spoken();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.lit, table.aloud.speaking]).toEqual([null, false]);
    table.aloud.touch("B");
    vi.advanceTimersByTime(31_000);
    expect(shown.map((one) => (one as { letter: string | null }).letter)).toEqual([
      "A",
      "B",
      null,
      "B",
      null,
    ]);
    expect(stub.said).toEqual(["fr: A. Un.", "fr: B. Deux."]);
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

  it("puts a late guest on their leaf while the round before them is counted", () => {
    const { table, server } = open(voting, { ...askVote, vote: "B" });
    const next = { ...choosing, number: 2, reader: 2, last: { ...round, scores: [8, 5, 6] } };
    server({ ...next, scores: [8, 5, 6] }, {});
    server({ ...next, scores: [8, 5, 6, 5], tokens: [3, 3, 3, 3] }, {});
    expect(table.stage).toBe("reveal");
    expect(table.scores).toEqual([6, 5, 6, 5]);
    table.reveal.skip();
    expect(table.scores).toEqual([8, 5, 6, 5]);
  });

  it("shows a spectator the table as it is, and everyone the end", () => {
    expect(open({ ...choosing, number: 2, last: round }, null).table.stage).toBe("waiting");
    close();
    expect(open(over, {}).table.stage).toBe("end");
  });
});
