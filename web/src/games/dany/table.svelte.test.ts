import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DanyIdea, DanyPrivate, DanyPublic, DanyRound } from "./protocol";
import type { TableProps } from "../../table/props";
import { beats, momentsOf } from "./moments.svelte";
import { pages } from "./story";
import { DanyTable, piecesOf, pointersOf } from "./table.svelte";
import { m } from "./texts";

const idea: DanyIdea = { id: "i01", words: ["a", "b", "c", "d", "e"] };
const round: DanyRound = {
  t: "round",
  number: 1,
  active: 0,
  decider: 2,
  idea,
  word: 3,
  answer: 4,
  result: "missed",
  pieces: [],
  leanings: [null, null, null],
  asker: null,
  judged: [],
};

const publicOf = (change: Partial<DanyPublic>): DanyPublic => ({
  phase: "composing",
  number: 1,
  active: 0,
  decider: 2,
  idea,
  kept: 2,
  pieces: [],
  leanings: [null, null, null],
  heard: [],
  caller: null,
  asker: null,
  candidates: [],
  ready: [],
  successes: [],
  failures: [],
  memories: 23,
  ideas: 36,
  word: null,
  dany: null,
  past: [],
  last: null,
  last_call: null,
  last_pointing: null,
  ...change,
});

const privateOf = (change: Partial<DanyPrivate>): DanyPrivate => ({
  personality: "secondary",
  word: 3,
  may_call_help: false,
  ask: { t: "compose", kept: ["a", "b"] },
  ...change,
});

describe("one player's side of the table", () => {
  let close = () => {};
  let game = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    game++;
  });
  afterEach(() => {
    close();
    vi.useRealTimers();
  });

  function open(pub: Partial<DanyPublic>, mine: Partial<DanyPrivate>, until: number | null = null) {
    const played: unknown[] = [];
    const drafts: unknown[] = [];
    const props = $state({
      pub: publicOf(pub) as unknown,
      hand: { chair: 0, seat: 0, private: privateOf(mine) },
      seats: [0, 1, 2].map((chair) => ({ chair, name: `n${chair}`, colour: chair, you: chair === 0 })),
      live: {},
      clock: until === null ? null : { until, seconds: 60 },
      game: { commitment: `game${game}`, images: "x", options: {}, awaited: [] },
      play: (move: unknown) => {
        played.push(move);
        return Promise.resolve();
      },
      draft: (draft: unknown) => drafts.push(draft),
      chat: { lines: [] as unknown[] },
    });
    let table!: DanyTable;
    close = $effect.root(() => {
      table = new DanyTable(() => props as unknown as TableProps);
    });
    flushSync();
    const say = (change: Partial<DanyPublic>, own: Partial<DanyPrivate>): void => {
      props.pub = publicOf(change);
      props.hand = { chair: 0, seat: 0, private: privateOf(own) };
      flushSync();
    };
    const hear = (id: number, chair: number | null, text: string | null): void => {
      props.chat.lines = [...props.chat.lines, { id, at: 0, person: -1, chair, name: "", text }];
      flushSync();
    };
    return { table, played, drafts, say, hear };
  }

  it("shows the surface live, names nothing that lies face down, and sends it as it lies", async () => {
    const { table, drafts, played } = open({}, {});
    table.composition?.lay("a", { x: 10, y: 20 });
    table.composition?.flip("a");
    expect(drafts.at(-1)).toMatchObject({ t: "surface", pieces: [{ x: 10, y: 20, memory: null }] });
    await table.send();
    expect(played).toMatchObject([{ t: "send", pieces: [{ x: 10, y: 20, memory: "a", face_up: false }] }]);
  });

  it("shows who has just said what, and what the active one answers once they are asked", () => {
    const talking = { active: 1, phase: "talking" } as const;
    const { table, say, hear } = open(talking, { ask: null });
    hear(4, 2, "Une mer ?");
    expect(table.heardLast).toEqual({ seat: 2, text: "Une mer ?" });
    hear(5, 0, "Oui.");
    expect(table.heardLast?.text).toBe("Une mer ?");
    say({ ...talking, phase: "explaining" }, { ask: null });
    expect(table.heardLast).toBeNull();
    expect(table.explanation).toBeNull();
    hear(6, 2, "Alors ?");
    hear(7, 1, "Un phare.");
    hear(8, 1, null);
    expect(table.explanation).toBe("Un phare.");
    say({ ...talking, active: 2 }, { ask: null });
    expect(table.explanation).toBeNull();
    expect(table.heardLast).toBeNull();
  });

  it("tells it again, for a connection that was lost", () => {
    const { table, drafts } = open({}, {});
    table.composition?.lay("a");
    vi.advanceTimersByTime(5100);
    expect(drafts).toHaveLength(2);
  });

  it("keeps the composition while others vote about help, and lets it go with the round", () => {
    const { table, say } = open({}, {});
    table.composition?.lay("b");
    say({ phase: "calling", caller: 1 }, { ask: null });
    expect(table.composition?.pieces).toHaveLength(1);
    expect(table.pieces).toHaveLength(1);
    say({}, {});
    expect(table.composition?.pieces).toHaveLength(1);
    say({ phase: "talking" }, { ask: null });
    expect(table.composition).toBeNull();
  });

  it("sends what lies there a second before the limit", async () => {
    const { table, played } = open({}, {}, Date.now() + 5000);
    table.composition?.lay("a");
    await vi.advanceTimersByTimeAsync(3800);
    expect(played).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(played).toMatchObject([{ t: "send", pieces: [{ memory: "a" }] }]);
  });

  it("plays what happens while it is open, and nothing that is over", () => {
    const { table, say } = open({ phase: "preparing", last: round }, { ask: null });
    expect(table.stage).toBe("preparing");
    say({ phase: "preparing", number: 3, last: { ...round, number: 2 } }, { ask: null });
    expect(table.stage).toBe("moment");
    expect(table.moments.step).toBe("answer");
    table.moments.pass();
    expect(table.moments.step).toBe("done");
    expect(table.stage).toBe("moment");
    table.moments.pass();
    expect(table.stage).toBe("preparing");
  });

  it("keeps a counted round until one goes on, and then shows what was counted meanwhile", () => {
    const { table, say } = open({ phase: "preparing" }, { ask: null });
    say({ phase: "preparing", number: 2, last: round }, { ask: null });
    table.moments.pass();
    const called = { t: "called" as const, number: 2, caller: 2, votes: [], confirmed: false };
    say({ phase: "talking", number: 2, last: round, last_call: called }, { ask: null });
    expect(table.moments.round?.key).toBe("round:1");
    const second = { ...round, number: 2 };
    say({ phase: "composing", number: 3, last: second, last_call: called }, { ask: null });
    expect(table.moments.round?.key).toBe("round:1");
    table.moments.pass();
    expect(table.moments.round?.key).toBe("round:2");
    table.moments.pass();
    table.moments.pass();
    expect(table.stage).toBe("composing");
  });

  it("lifts all fingers at once, also on a screen that still looks at a round", () => {
    const { table, say } = open({ phase: "preparing" }, { ask: null });
    say({ phase: "twist", last: round }, { ask: null });
    table.moments.pass();
    const pointed = { t: "pointed" as const, turn: 1, candidates: [0, 1], fingers: [1, 0, 1], designated: 1 };
    say({ phase: "over", last: round, last_pointing: pointed, dany: 1 }, { ask: null });
    expect(table.moments.round?.key).toBe("pointing:1");
  });

  it("points only while there is talk, and never as the active one", () => {
    const { table, drafts, say } = open({}, {});
    table.show({ x: 5, y: 5 });
    say({ phase: "talking", active: 1 }, { ask: { t: "talk", heard: false, may_answer: false } });
    table.show({ x: 5.4, y: -5 });
    table.show(null);
    expect(drafts).toEqual([
      { t: "pointer", at: [5, 0] },
      { t: "pointer", at: null },
    ]);
  });
});

it("reads what others show live", () => {
  const piece = { x: 1, y: 2, angle: 0, lean: 0, face_up: false, memory: null };
  const live = { 0: { t: "surface", pieces: [piece] }, 2: { t: "pointer", at: [3, 4] } };
  expect(piecesOf(publicOf({}), live)).toEqual([piece]);
  expect(pointersOf(live)).toEqual([{ seat: 2, at: { x: 3, y: 4 } }]);
});

it("has a moment for everything that is looked at together", () => {
  const pointed = { t: "pointed" as const, turn: 2, candidates: [0, 1], fingers: [1, 0, 1], designated: 1 };
  const called = { t: "called" as const, number: 1, caller: 2, votes: [null, true, null], confirmed: true };
  const pub = publicOf({ phase: "over", last: round, last_call: called, last_pointing: pointed, dany: 1 });
  const all = momentsOf(pub);
  expect(all.map((one) => one.key)).toEqual(["call:1:2", "round:1", "pointing:2"]);
  expect(beats(all[2]!).map(([step]) => step)).toEqual(["three", "two", "one", "hands", "still", "mask"]);
  expect(momentsOf(publicOf({ phase: "revealed", word: 3 })).map((one) => one.key)).toEqual(["word:1"]);
});

it("sorts the story into rounds", () => {
  const called = { t: "called", number: 3, caller: 2, votes: [], confirmed: false };
  const passed = { t: "passed", number: 2, seat: 1 };
  const album = pages([round, passed, called, { ...round, number: 3 }]);
  expect(album.map((page) => [page.number, page.passed.length, page.calls.length])).toEqual([
    [1, 0, 0],
    [3, 1, 1],
  ]);
});

it("tells Dany and the others apart by words of the same length only", () => {
  const { dany, secondary } = m.role;
  expect(Math.abs(dany.text.length - secondary.text.length)).toBeLessThan(10);
});
