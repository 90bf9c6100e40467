import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlayerTable } from "./playerTable.svelte";
import { Choice, Note } from "./steps.svelte";
import { openTable } from "./test-table.svelte";

interface Pub {
  phase: "writing" | "voting";
  number: number;
}
type Move = { t: "write"; text: string } | { t: "vote"; number: number };
interface Private {
  ask: { t: "write"; text: string | null } | { t: "vote"; vote: number | null } | null;
}

class Table extends PlayerTable<Pub, Private, object, Move> {
  forgotten: string[] = [];
  readonly note = new Note(this, {
    given: () => (this.ask?.t === "write" ? this.ask.text : undefined),
    send: (text) => this.play({ t: "write", text }),
  });
  readonly vote = new Choice<number>(this, {
    given: () => (this.ask?.t === "vote" ? this.ask.vote : null),
    may: (number) => this.ask?.t === "vote" && number !== 1,
    send: (number) => this.play({ t: "vote", number }),
  });
  constructor(...given: ConstructorParameters<typeof PlayerTable>) {
    super(...given);
    this.forget(
      () => [this.pub.number],
      () => this.forgotten.push(`round ${this.pub.number}`),
    );
  }
}

const writing = (number = 1): Pub => ({ phase: "writing", number });
const voting = (number = 1): Pub => ({ phase: "voting", number });
const write = (text: string | null = null): Private => ({ ask: { t: "write", text } });
const ballot = (vote: number | null = null): Private => ({ ask: { t: "vote", vote } });
const open = (pub: Pub, mine: Private | null, again = false) =>
  openTable((props) => new Table(props), pub, mine, { again });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it("forgets at the beginning, in another step and for another chair, and not in between", () => {
  const { table, server, sit } = open(writing(), write());
  server(voting(), ballot());
  expect(table.forgotten).toEqual(["round 1"]);
  server(writing(2), write());
  expect(table.forgotten).toEqual(["round 1", "round 2"]);
  sit(8, write());
  expect(table.forgotten).toEqual(["round 1", "round 2", "round 2"]);
});

describe("a choice", () => {
  it("that is final is not held any more once it was cast", async () => {
    class Turns extends PlayerTable<Pub, Private, object, Move> {
      readonly said = new Choice<number>(this, {
        may: () => this.ask !== null,
        send: (number) => this.play({ t: "vote", number }),
      });
    }
    const { table, server, played } = openTable((props) => new Turns(props), voting(), ballot());
    table.said.hold(3);
    expect(table.said.value).toBe(3);
    await table.said.cast();
    server(voting(), { ask: null });
    expect(played).toEqual([{ t: "vote", number: 3 }]);
    expect([table.said.value, table.said.isIn, table.said.may(3)]).toEqual([null, false, false]);
  });

  it("is held, cast, changed and kept", async () => {
    const { table, server, played } = open(voting(), ballot());
    const { vote } = table;
    vote.hold(1);
    expect([vote.value, vote.held]).toEqual([null, null]);
    vote.hold(3);
    expect([vote.value, vote.held, vote.isIn]).toEqual([3, 3, false]);
    await vote.cast();
    server(voting(), ballot(3));
    expect([vote.value, vote.held, vote.isIn]).toEqual([3, null, true]);
    vote.hold(2);
    expect(vote.value).toBe(3);
    vote.change();
    expect([vote.value, vote.held, vote.changing]).toEqual([3, null, true]);
    vote.hold(2);
    expect([vote.value, vote.held]).toEqual([2, 2]);
    vote.keep();
    expect([vote.value, vote.isIn, vote.changing]).toEqual([3, true, false]);
    vote.change();
    await vote.cast(2);
    server(voting(), ballot(2));
    expect([vote.value, vote.isIn]).toEqual([2, true]);
    expect(played).toEqual([
      { t: "vote", number: 3 },
      { t: "vote", number: 2 },
    ]);
  });

  it("stays in the hand when it is refused", async () => {
    const { table, props } = open(voting(), ballot());
    props.play = () => Promise.reject(new Error("refused"));
    table.vote.hold(3);
    await table.vote.cast();
    expect([table.vote.held, table.vote.busy]).toEqual([3, false]);
  });

  it("is forgotten in the next round, and by the next person at the same screen", () => {
    const { table, server, sit } = open(voting(), ballot());
    table.vote.hold(3);
    sit(8, ballot());
    expect(table.vote.value).toBeNull();
    table.vote.hold(2);
    server(voting(2), ballot());
    expect(table.vote.value).toBeNull();
  });
});

describe("a note", () => {
  it("is handed in, taken back, and handed in anew", async () => {
    const { table, server, played } = open(writing(), write());
    const { note } = table;
    await note.handIn();
    expect(played).toEqual([]);
    note.text = "A fox";
    await note.handIn();
    server(writing(), write("A fox"));
    expect([note.isIn, note.mayLeave]).toEqual([true, false]);
    note.takeBack();
    expect([note.isIn, note.mayLeave, note.text]).toEqual([false, true, "A fox"]);
    note.text = "A wolf";
    await note.handIn();
    server(writing(), write("A wolf"));
    expect(note.isIn).toBe(true);
    expect(played).toEqual([
      { t: "write", text: "A fox" },
      { t: "write", text: "A wolf" },
    ]);
  });

  it("can be left as it was, without being sent again", async () => {
    const { table, played } = open(writing(), write("A fox"));
    const { note } = table;
    note.takeBack();
    note.text = "A wo";
    note.keep();
    await note.leaveIt();
    expect([note.isIn, note.text]).toEqual([true, "A fox"]);
    note.takeBack();
    note.text = "A wolf";
    note.keep();
    await note.handIn();
    expect(played).toEqual([{ t: "write", text: "A wolf" }]);
  });

  it("keeps its draft by itself for this chair and this round", () => {
    const { table, sit } = open(writing(), write());
    table.note.text = "A fo";
    flushSync();
    expect(table.note.isKept).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(table.note.isKept).toBe(true);
    sit(8, write());
    expect(table.note.text).toBe("");
    sit(7, write());
    expect(table.note.text).toBe("A fo");
    expect(open(writing(), write(), true).table.note.text).toBe("A fo");
    expect(open(writing(2), write(), true).table.note.text).toBe("");
  });

  it("leaves nothing behind once it is handed in or too late", async () => {
    const { table, server } = open(writing(), write());
    table.note.text = "A fox";
    table.note.keep();
    expect(localStorage.length).toBe(1);
    await table.note.handIn();
    expect(localStorage.length).toBe(0);
    server(writing(2), write());
    table.note.text = "A wo";
    table.note.keep();
    server(voting(2), ballot());
    expect([table.note.text, localStorage.length]).toEqual(["", 0]);
  });
});

it("a note whose drafts the server keeps is handed in again after it was taken back", async () => {
  const drafts: string[] = [];
  const sent: string[] = [];
  const mine = { text: "", done: false };
  class Desk extends PlayerTable<Pub, { ask: unknown }, object, Move> {
    readonly note = new Note(this, {
      given: () => mine.text,
      done: () => mine.done,
      send: (text) => {
        sent.push(text);
        Object.assign(mine, { text, done: true });
        return Promise.resolve(true);
      },
      keep: (text) => {
        drafts.push(text);
        Object.assign(mine, { text, done: false });
      },
    });
  }
  const { note } = openTable((props) => new Desk(props), writing(), { ask: null }).table;
  note.text = "A fox";
  note.keep();
  note.keep();
  expect(drafts).toEqual(["A fox"]);
  await note.handIn();
  expect(note.isIn).toBe(true);
  note.takeBack();
  note.text = "A wo";
  note.keep();
  await note.leaveIt();
  expect(sent).toEqual(["A fox", "A fox"]);
  expect(drafts).toEqual(["A fox", "A wo"]);
});
