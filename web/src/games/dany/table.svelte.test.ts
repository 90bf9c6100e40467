import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import {
  DANY,
  type DanyIdea,
  type DanyPointed,
  type DanyPrivate,
  type DanyPublic,
  type DanyRound,
} from "./protocol";
import type { Guess, TableProps } from "../../table/props";
import { beats, momentsOf, type Moment } from "./moments.svelte";
import { pages } from "./story";
import { languageOf, spoken } from "./sentences";
import Hands from "./Hands.svelte";
import { show } from "../../test-mount";
import {
  audienceOnDany,
  audienceOnWord,
  during,
  ending,
  explanationOf,
  twistHow,
  verdictOf,
} from "./sentences";
import { DanyTable, piecesOf, pointersOf, waitedFor, wordsShown, writersOf } from "./table.svelte";
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

// What everyone sees, phase by phase.
const onTable = {
  number: 1,
  successes: [],
  failures: [],
  memories: 23,
  ideas: 36,
  past: [],
  last: null,
  last_call: null,
  last_pointing: null,
  last_round: false,
};
const ofRound = { ...onTable, active: 0, decider: 2, bound: [] };
const onSurface = { ...ofRound, idea, pieces: [], leanings: [null, null, null] };
const preparing: DanyPublic = { ...ofRound, phase: "preparing" };
const composing: DanyPublic = { ...ofRound, phase: "composing", idea, kept: 2 };
const talking: DanyPublic = { ...onSurface, phase: "talking", kept: 2, heard: [], closing: false };
const calling: DanyPublic = { ...onSurface, phase: "calling", caller: 1, word: null, ready: [] };
const revealed: DanyPublic = { ...onSurface, phase: "revealed", kept: 2, word: 3, ready: [] };
const explaining: DanyPublic = {
  ...onSurface,
  phase: "explaining",
  kept: 2,
  word: 3,
  ready: [],
  asker: 2,
  explanation: "given",
};
const twist: DanyPublic = {
  ...onTable,
  phase: "twist",
  candidates: [0, 1, 2],
  ready: [],
  ties: 0,
  stopped: false,
};
const over: DanyPublic = { ...onTable, phase: "over", dany: 1 };

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

  function open(pub: DanyPublic, mine: Partial<DanyPrivate>, until: number | null = null) {
    const played: unknown[] = [];
    const drafts: unknown[] = [];
    const props = $state({
      pub: pub as unknown,
      hand: { chair: 0, seat: 0, private: privateOf(mine) },
      seats: [0, 1, 2].map((chair) => ({ chair, name: `n${chair}`, colour: chair, you: chair === 0 })),
      live: {},
      clock: until === null ? null : { until, seconds: 60 },
      game: {
        commitment: `game${game}`,
        images: { "": "x" },
        options: {},
        awaited: [],
        audience: null as unknown,
      },
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
    const say = (next: DanyPublic, own: Partial<DanyPrivate>): void => {
      props.pub = next;
      props.hand = { chair: 0, seat: 0, private: privateOf(own) };
      flushSync();
    };
    const hear = (id: number, chair: number | null, text: string | null): void => {
      props.chat.lines = [...props.chat.lines, { id, at: 0, person: -1, chair, name: "", text }];
      flushSync();
    };
    return { table, props, played, drafts, say, hear };
  }

  it("shows the surface live, names nothing that lies face down, and sends it as it lies", async () => {
    const { table, drafts, played } = open(composing, {});
    table.composition?.lay("a", { x: 10, y: 20 });
    table.composition?.flip("a");
    expect(drafts.at(-1)).toMatchObject({ t: "surface", pieces: [{ x: 10, y: 20, memory: null }] });
    await table.send();
    expect(played).toMatchObject([{ t: "send", pieces: [{ x: 10, y: 20, memory: "a", face_up: false }] }]);
  });

  it("tells nothing of an answer before the choice card has turned over, right or wrong", () => {
    const ask = { t: "content", content: false } as const;
    const wrong = { ...preparing, number: 2, active: 1, failures: [idea], ideas: 35, last: round };
    const seen = (
      [
        [revealed, ask],
        [wrong, null],
      ] as const
    ).map(([then, asked]) => {
      game++;
      const { table, say } = open(talking, { ask: null });
      say(then, { ask: asked });
      const moment = table.moments.round!;
      const shown = () => ({
        step: table.moments.step,
        standing: table.standing,
        words: wordsShown(table.pub, table.moments),
        verdict: verdictOf(moment, table.moments.step),
        said: during(moment, table.moments.step, table.seats).replace(/\d, [a-e]/, "…"),
      });
      const before = [shown()];
      vi.advanceTimersByTime(1500);
      before.push(shown());
      vi.advanceTimersByTime(1100);
      flushSync();
      const after = shown();
      close();
      return { before, after };
    });
    expect(seen[0]!.before).toEqual(seen[1]!.before);
    expect(seen[0]!.before.map(({ step }) => step)).toEqual(["answer", "turn"]);
    expect(seen[0]!.before[1]).toMatchObject({
      standing: { failures: [] },
      words: { right: null, answer: null },
      verdict: null,
    });
    expect(seen.map(({ after }) => after)).toMatchObject([
      { verdict: "right", words: { right: 3, answer: null }, standing: { failures: [] } },
      { verdict: "cross", words: { right: 3, answer: 4 }, standing: { failures: [idea] } },
    ]);
  });

  it("counts nothing before it was told, also what waits behind a round that is looked at", () => {
    const { table, say } = open(preparing, { ask: null });
    say({ ...preparing, number: 2, last: { ...round, result: "found" }, successes: [idea] }, { ask: null });
    table.moments.skip();
    expect(table.standing).toMatchObject({ successes: [idea], failures: [] });
    const called = { t: "called" as const, number: 1, caller: 1, votes: [null, null, true], confirmed: true };
    const helped = { number: 2, successes: [idea], failures: [idea], last_call: called };
    say({ ...preparing, ...helped, last: { ...round, result: "found" } }, { ask: null });
    expect(table.moments.round?.is).toBe("round");
    expect(table.standing.failures).toEqual([]);
    table.moments.close();
    flushSync();
    expect(table.moments.round?.is).toBe("call");
    expect(table.standing.failures).toEqual([idea]);
  });

  it("has another light for Dany alone, and none when the game is over", () => {
    const { table, say } = open(talking, { personality: "dany" });
    expect(table.light).toBe("dany");
    say(over, { personality: "dany", ask: null });
    expect(table.light).toBeUndefined();
    expect(open(talking, {}).table.light).toBeUndefined();
  });

  it("tells the others who writes, never for those who are bound to silence", () => {
    const asked = { t: "talk" as const, heard: false, may_answer: false, may_close: false };
    const { table, drafts, say } = open({ ...talking, active: 1 }, { ask: asked });
    table.writes(true);
    table.writes(false);
    expect(drafts).toEqual([
      { t: "writing", on: true },
      { t: "writing", on: false },
    ]);
    say({ ...talking, active: 1, bound: [0] }, { ask: null });
    table.writes(true);
    expect(drafts).toHaveLength(2);
    const others = {
      0: { t: "writing", on: false },
      1: { t: "pointer", at: null },
      2: { t: "writing", on: true },
    };
    expect(writersOf(others)).toEqual([2]);
  });

  it("sends what was explained in writing, also just before the time is over", () => {
    const seconds = 60;
    const until = Date.now() + 1000 * seconds;
    const { played, hear, say } = open({ ...revealed, active: 0 }, { ask: null }, until);
    say({ ...explaining, active: 0, explanation: "awaited" }, { ask: { t: "explain" } });
    hear(3, 0, "La lumière");
    hear(4, 0, "s’ouvre.");
    vi.advanceTimersByTime(1000 * seconds);
    expect(played).toEqual([{ t: "explained", words: "La lumière s’ouvre." }]);
  });

  it("covers the secret word again once the composition is sent", () => {
    const { table, say } = open(composing, {});
    table.wordOpen = true;
    say({ ...composing, number: 1 }, {});
    expect(table.wordOpen).toBe(true);
    say(talking, { ask: null });
    expect(table.wordOpen).toBe(false);
  });

  it("shows what the active one answers once they are asked", () => {
    const { table, say, hear } = open({ ...talking, active: 1 }, { ask: null });
    hear(4, 2, "Une mer ?");
    hear(5, 1, "Oui.");
    expect(table.talk.open).toBeUndefined();
    say({ ...explaining, active: 1 }, { ask: null });
    expect(table.explanation).toBeNull();
    hear(6, 2, "Alors ?");
    hear(7, 1, "Un phare.");
    hear(8, 1, null);
    expect(table.explanation).toBe("Un phare.");
    // What is judged is what the rules have taken, whatever is said after it.
    say({ ...explaining, active: 1, explanation: "given", words: "Une tour." }, { ask: null });
    expect(table.explanation).toBe("Une tour.");
    say({ ...talking, active: 2 }, { ask: null });
    expect(table.explanation).toBeNull();
  });

  it("tells it again, for a connection that was lost", () => {
    const { table, drafts } = open(composing, {});
    table.composition?.lay("a");
    vi.advanceTimersByTime(5100);
    expect(drafts).toHaveLength(2);
  });

  it("keeps the composition while others vote about help, and lets it go with the round", () => {
    const { table, say } = open(composing, {});
    table.composition?.lay("b");
    say(calling, { ask: null });
    expect(table.composition?.pieces).toHaveLength(1);
    expect(table.pieces).toHaveLength(1);
    say(composing, {});
    expect(table.composition?.pieces).toHaveLength(1);
    say(talking, { ask: null });
    expect(table.composition).toBeNull();
  });

  it("sends what lies there a second before the limit", async () => {
    const { table, played } = open(composing, {}, Date.now() + 5000);
    table.composition?.lay("a");
    await vi.advanceTimersByTimeAsync(3800);
    expect(played).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(played).toMatchObject([{ t: "send", pieces: [{ memory: "a" }] }]);
  });

  it("plays what happens while it is open, and nothing that is over", () => {
    const { table, say } = open({ ...preparing, last: round }, { ask: null });
    expect(table.stage).toBe("preparing");
    say({ ...preparing, number: 3, last: { ...round, number: 2 } }, { ask: null });
    expect(table.stage).toBe("moment");
    expect(table.moments.step).toBe("answer");
    table.moments.skip();
    expect(table.moments.step).toBe("done");
    expect(table.stage).toBe("moment");
    table.moments.close();
    expect(table.stage).toBe("preparing");
  });

  it("keeps a counted round until one goes on, and then shows what was counted meanwhile", () => {
    const { table, say } = open(preparing, { ask: null });
    say({ ...preparing, number: 2, last: round }, { ask: null });
    table.moments.skip();
    const called = { t: "called" as const, number: 2, caller: 2, votes: [], confirmed: false };
    say({ ...talking, number: 2, last: round, last_call: called }, { ask: null });
    expect(table.moments.round?.key).toBe("round:1");
    const second = { ...round, number: 2 };
    say({ ...composing, number: 3, last: second, last_call: called }, { ask: null });
    expect(table.moments.round?.key).toBe("round:1");
    table.moments.close();
    expect(table.moments.round?.key).toBe("round:2");
    table.moments.skip();
    table.moments.close();
    expect(table.stage).toBe("composing");
  });

  it("lets the words of the next round wait while a result is looked at", () => {
    const { table, say, hear } = open(preparing, { ask: null });
    say({ ...preparing, number: 2, last: round }, { ask: null });
    hear(1, 1, "Ah !");
    expect(table.talk.until).toBeUndefined();
    say({ ...composing, number: 2, last: round }, { ask: null });
    hear(2, 1, "Un pont.");
    say({ ...talking, number: 2, last: round }, { ask: null });
    expect(table.talk.until).toBe(1);
    table.moments.skip();
    table.moments.close();
    flushSync();
    expect(table.talk.until).toBeUndefined();
  });

  it("leaves what waits to be shown behind with its game", () => {
    const { table, props, say } = open(preparing, { ask: null });
    say({ ...preparing, number: 2, last: round }, { ask: null });
    const called = { t: "called" as const, number: 2, caller: 2, votes: [], confirmed: false };
    say({ ...talking, number: 2, last: round, last_call: called }, { ask: null });
    props.game = { ...props.game, commitment: "another game" };
    say(preparing, { ask: null });
    expect(table.stage).toBe("preparing");
    say({ ...preparing, number: 2, last: round }, { ask: null });
    table.moments.skip();
    table.moments.close();
    expect(table.stage).toBe("preparing");
  });

  it("votes with one press, keeps the vote, and lets it be thought over until the step is over", async () => {
    const ask = (vote: boolean | null) => ({ ask: { t: "judge" as const, vote } });
    const { table, played, say } = open({ ...explaining, active: 1 }, ask(null));
    await table.helped.cast(true);
    await table.convinced.cast(false);
    say({ ...explaining, active: 1 }, ask(false));
    expect(table.convinced.isIn).toBe(true);
    await table.convinced.cast(true);
    table.convinced.change();
    expect(table.convinced.isIn).toBe(false);
    await table.convinced.cast(true);
    expect(played).toEqual([
      { t: "judge", convinced: false },
      { t: "judge", convinced: true },
    ]);
    table.convinced.change();
    say({ ...explaining, active: 1, number: 2 }, ask(true));
    expect(table.convinced.isIn).toBe(true);
  });

  it("covers the secret word when someone else sits down at the screen, or another round begins", () => {
    const { table, props, say } = open(composing, {});
    table.wordOpen = true;
    say(composing, {});
    expect(table.wordOpen).toBe(true);
    props.hand = { ...props.hand, chair: 1 };
    flushSync();
    expect(table.wordOpen).toBe(false);
    table.wordOpen = true;
    say({ ...preparing, number: 2 }, { ask: null });
    expect(table.wordOpen).toBe(false);
  });

  it("aims where one points already, and forgets whom it was turned to before the fingers went up", () => {
    const point = (finger: number | null) => ({
      ask: { t: "point" as const, candidates: [1, 2], finger },
    });
    const { table, say } = open(twist, point(2));
    expect(table.aim).toBe(2);
    table.aim = 1;
    say(twist, point(2));
    expect(table.aim).toBe(1);
    const pointed = { t: "pointed" as const, turn: 1, candidates: [], fingers: [], designated: null };
    say({ ...twist, candidates: [1, 2], last_pointing: pointed }, point(null));
    expect(table.aim).toBeNull();
  });

  it("lifts all fingers at once, also on a screen that still looks at a round", () => {
    const { table, say } = open(preparing, { ask: null });
    say({ ...twist, last: round }, { ask: null });
    table.moments.skip();
    const pointed = { t: "pointed" as const, turn: 1, candidates: [0, 1], fingers: [1, 0, 1], designated: 1 };
    say({ ...over, last: round, last_pointing: pointed }, { ask: null });
    expect(table.moments.round?.key).toBe("pointing:1");
  });

  it("keeps what the audience answered with the round that is looked at, also when it is no longer sent", () => {
    const { table, props, say } = open(preparing, { ask: null });
    const audience = { key: "1", people: 2, tally: { word: { "2": 2 } } };
    props.game = { ...props.game, audience };
    say({ ...preparing, number: 2, last: round }, { ask: null });
    expect(table.moments.round).toMatchObject({ is: "round", audience });
    props.game = { ...props.game, audience: null };
    say({ ...talking, number: 2, last: round }, { ask: null });
    expect(table.moments.round).toMatchObject({ is: "round", audience });
  });

  it("points only while there is talk, and never as the active one", () => {
    const { table, drafts, say } = open(composing, {});
    table.show({ x: 5, y: 5 });
    say({ ...talking, active: 1 }, { ask: { t: "talk", heard: false, may_answer: false, may_close: false } });
    table.show({ x: 5.4, y: -5 });
    table.show(null);
    expect(drafts).toEqual([
      { t: "pointer", at: [5, 0] },
      { t: "pointer", at: null },
    ]);
  });
});

describe("the audience", () => {
  const close: (() => void)[] = [];
  afterEach(() => close.splice(0).forEach((one) => one()));

  function watch(pub: DanyPublic, topics: Record<string, string[]> | null, guess: Guess | null = null) {
    const sent: Guess[] = [];
    const props = $state({
      pub: pub as unknown,
      hand: null,
      along: {
        question: topics && { key: "1", topics },
        guess,
        others: 0,
        seated: false,
        send: (guess: Guess) => Promise.resolve(void sent.push(guess)),
      },
      seats: [0, 1, 2].map((chair) => ({ chair, name: `n${chair}`, colour: chair, you: false })),
      live: {},
      clock: null,
      game: { commitment: "watched", images: { "": "x" }, options: {}, awaited: [], audience: null },
      play: () => expect.unreachable("plays without a seat"),
      chat: { lines: [] },
    });
    let table!: DanyTable;
    close.push($effect.root(() => void (table = new DanyTable(() => props as unknown as TableProps))));
    flushSync();
    return { table, props, sent };
  }
  const word = { word: ["0", "1", "2", "3", "4"] };
  const dany = { dany: ["0", "1", "2"] };

  it("guesses one of the five words, another one, or none any more", async () => {
    const { table, props, sent } = watch(talking, word);
    expect([table.mayLean, table.leaning, table.guesses]).toEqual([true, null, false]);
    const settled = () => vi.waitFor(() => expect(table.busy).toBe(false));
    table.lean(1);
    await settled();
    props.along.guess = { word: "0" };
    expect(table.leaning).toBe(1);
    table.lean(5);
    await settled();
    table.lean(1);
    expect(sent).toEqual([{ word: "0" }, { word: "4" }, {}]);
  });

  it("takes anyone for Dany, also after a tie between others, and no word is asked for then", async () => {
    const tied = { ...twist, candidates: [0, 1], ties: 1 } as DanyPublic;
    const { table, sent } = watch(tied, dany, { dany: "2" });
    expect([table.targets, table.finger, table.aim, table.mayLean]).toEqual([[0, 1, 2], 2, 2, false]);
    await table.point(0);
    expect(sent).toEqual([{ dany: "0" }]);
  });

  it("is asked nothing once the word is known", () => {
    const { table } = watch(revealed, null, { word: "2" });
    expect([table.mayLean, table.targets, table.leaning]).toEqual([false, [], 3]);
  });

  it("is shown with its own round or twist only", () => {
    const audience = { people: 2, tally: { word: { "2": 2 } } };
    const pointed = { t: "pointed" as const, turn: 1, candidates: [], fingers: [], designated: 1 };
    const shown = (pub: DanyPublic, key: string): unknown[] =>
      momentsOf(pub, { ...audience, key }).map((one) => ("audience" in one && one.audience?.key) || null);
    expect(shown({ ...preparing, last: round }, "1")).toEqual(["1"]);
    expect(shown({ ...preparing, last: { ...round, number: 2 } }, "1")).toEqual([null]);
    expect(shown({ ...over, last: round, last_pointing: pointed }, "twist")).toEqual([null, "twist"]);
    expect(shown({ ...twist, last: round, last_pointing: pointed }, "1")).toEqual(["1", null]);
  });

  it("is told to have found it, leant to another, or been divided", () => {
    const seats = ["Ana", "Bo", "Cy"].map((name, chair) => ({
      chair,
      name,
      colour: chair,
      you: chair === 2,
    }));
    const on = (tally: Record<string, Record<string, number>>) => ({ key: "1", people: 3, tally });
    expect(audienceOnWord(on({ word: { "2": 2, "3": 1 } }), round)).toBe(m.audienceFound);
    expect(audienceOnWord(on({ word: { "4": 2, "3": 1 } }), round)).toBe(m.audienceLeant("e"));
    expect(audienceOnWord(on({ word: { "4": 1, "2": 1 } }), round)).toBe(m.audienceTorn);
    const suspects = (tally: Record<string, number>): string =>
      audienceOnDany(on({ dany: tally }), 1, seats as never);
    expect(suspects({ "1": 1 })).toBe(m.audienceKnew);
    expect(suspects({ "0": 3 })).toBe(m.audienceSuspected("Ana"));
    expect(suspects({ "2": 3 })).toBe(m.audienceSuspectedYou);
    expect(suspects({ "0": 1, "1": 1 })).toBe(m.audienceTorn);
  });
});

it("says at the end who wins, why, and that the table stopped", () => {
  const say = (reason: string, winners: number[]) => ending({ scores: [], winners, reason }, 1, null);
  expect(say("successes", [0, 2])).toEqual({ title: m.othersWin, text: m.reason.successes });
  expect(say("unmasked", [0, 2])).toEqual({ title: m.othersWin, text: m.reason.unmasked });
  expect(say("escaped", [1])).toEqual({ title: m.danyWins, text: m.reason.escaped });
  expect(say("stopped", [1])).toEqual({ title: m.danyWins, text: `${m.stopped} ${m.reason.escaped}` });
  expect(say("stopped", [0, 2])).toEqual({ title: m.othersWin, text: `${m.stopped} ${m.reason.unmasked}` });
  expect(say("deserted", []).text).toBe("");
  expect(twistHow({ ...twist, stopped: true } as never, [] as never)).toContain(m.why.stopped);
});

it("keeps whoever has seen the word and let the role pass out of the guessing, until it is revealed", () => {
  const bound = { ...ofRound, active: 1, bound: [0] };
  const close: (() => void)[] = [];
  const tableOf = (pub: DanyPublic): DanyTable => {
    let table!: DanyTable;
    const props = {
      pub,
      hand: { chair: 0, seat: 0, private: privateOf({ ask: null, word: null }) },
      seats: [0, 1, 2].map((chair) => ({ chair, name: `n${chair}`, colour: chair, you: chair === 0 })),
      live: {},
      clock: null,
      game: { commitment: "bound", images: { "": "x" }, options: {}, awaited: [] },
      draft: () => expect.unreachable("points at something"),
      chat: { lines: [] },
    };
    close.push($effect.root(() => void (table = new DanyTable(() => props as unknown as TableProps))));
    flushSync();
    return table;
  };
  const guessing = tableOf({ ...talking, ...bound, phase: "talking" } as DanyPublic);
  expect([guessing.bound, guessing.guesses]).toEqual([true, false]);
  guessing.show({ x: 5, y: 5 });
  const shown = tableOf({ ...revealed, ...bound, phase: "revealed" } as DanyPublic);
  expect([shown.bound, shown.guesses]).toEqual([false, true]);
  for (const one of close) one();
});

it("waits for those who have not spoken, then for the decider", () => {
  expect(waitedFor(talking, [0, 1, 2])).toEqual([0, 1]);
  expect(waitedFor(talking, [2])).toEqual([2]);
  expect(waitedFor(twist, [0, 1, 2])).toEqual([0, 1, 2]);
});

it("tells a tie of all as a tie, and nobody to judge before the explanation", () => {
  const seats = ["Ana", "Bo", "Cy"].map((name, chair) => ({ chair, name, colour: chair, you: false }));
  const says = (pub: DanyPublic, how: (pub: never, seats: never) => string): string =>
    how(pub as never, seats as never);
  expect(says(twist, twistHow)).toContain(m.whoIsDanyHow);
  expect(says({ ...twist, ties: 1 } as DanyPublic, twistHow)).toMatch(/Ana, Bo (et|and) Cy/);
  const explanations = (["awaited", "given", "missing"] as const).map((explanation) =>
    says({ ...explaining, explanation } as DanyPublic, explanationOf),
  );
  expect(explanations[0]).toContain(m.listenFirst);
  expect(explanations[0]).not.toContain(m.judgeHow);
  expect(explanations[1]).toBe(m.judgeHow);
  expect(explanations[2]).toBe(`${m.saidNothing("Ana")} ${m.judgeHow}`);
});

it("reads the idea with its numbers, in its language", () => {
  expect(spoken(["la mer", "un phare"])).toBe("1, la mer. 2, un phare.");
  expect(languageOf({ decks: ["souvenirs", "idees"] })).toBe("fr");
  expect(languageOf({ decks: ["souvenirs", "ideas"] })).toBe("en");
});

it("shows what was counted no longer than the server waits for it", () => {
  const lasts = (moment: Moment): number =>
    beats(moment).reduce((sum, [, milliseconds]) => sum + milliseconds, 0) / 1000;
  const fits = (moment: Moment, seconds: number): void => {
    expect(lasts(moment)).toBeLessThanOrEqual(seconds);
    expect(lasts(moment)).toBeGreaterThan(seconds - 1);
  };
  const at = { key: "", number: 1 };
  const pointed = { t: "pointed" as const, turn: 0, candidates: [0, 1], fingers: [1, 0, 1], designated: 1 };
  const call = { t: "called" as const, number: 1, caller: 2, votes: [], confirmed: true };
  fits({ ...at, is: "pointing", pointed, dany: null, audience: null }, DANY.FIRST_REVEAL_SECONDS);
  fits(
    { ...at, is: "pointing", pointed: { ...pointed, turn: 1, designated: null }, dany: null, audience: null },
    DANY.TIE_REVEAL_SECONDS,
  );
  fits({ ...at, is: "call", called: call }, DANY.CALL_REVEAL_SECONDS);
  fits({ ...at, is: "word", answered: { idea, word: 3, decider: 2 } }, DANY.WORD_REVEAL_SECONDS);
  fits({ ...at, is: "round", round, audience: null }, DANY.ROUND_REVEAL_SECONDS);
});

describe("a tie that chance decides", () => {
  beforeEach(() => void (settings.language = "fr"));
  const seats = [0, 1, 2].map((chair) => ({ chair, name: ["Anne", "Léa", "Tom"][chair] })) as never;
  const moment = (change: Partial<DanyPointed>): Moment => {
    const all = { turn: 5, candidates: [0, 1, 2], fingers: [1, 2, 0], designated: 2, drawn: [0, 1, 2] };
    const pointed = { t: "pointed" as const, ...all, ...change };
    return { is: "pointing", key: "", number: 5, pointed, dany: 2, audience: null };
  };
  const told = (change: Partial<DanyPointed>): [string, string][] =>
    beats(moment(change)).map(([step]) => [step, during(moment(change), step, seats)]);

  it("is told before whom chance picks", () => {
    expect(told({}).slice(3)).toEqual([
      ["hands", "Égalité entre Anne, Léa et Tom."],
      ["tie", "Égalité entre Anne, Léa et Tom."],
      ["chance", "Cinq égalités de suite\u00a0: le sort décide."],
      ["still", "Le sort désigne Tom."],
      ["mask", "Tom, c’était Dany."],
    ]);
  });

  it("is told too if nobody is there to break it, and no finger goes up", () => {
    const away = { turn: 6, candidates: [0, 2], fingers: [null, null, null], drawn: [0, 2] };
    expect(told(away)).toEqual([
      ["chance", "Personne ne tranche\u00a0: le sort décide."],
      ["still", "Le sort désigne Tom."],
      ["mask", "Tom, c’était Dany."],
    ]);
  });

  it("is what the end tells of, not of fingers", () => {
    const { pointed } = moment({}) as Extract<Moment, { is: "pointing" }>;
    const say = (reason: string, winners: number[]) =>
      ending({ scores: [], winners, reason }, 2, pointed).text;
    expect(say("unmasked", [0, 1])).toBe(m.reasonOfChance.unmasked);
    expect(say("stopped", [2])).toBe(`${m.stopped} ${m.reasonOfChance.escaped}`);
  });

  describe("has a ring", () => {
    const ringed = (): string[] =>
      [...document.querySelectorAll(".seat.on span")].map((one) => one.textContent ?? "");
    const { pointed } = moment({ drawn: [0, 2] }) as Extract<Moment, { is: "pointing" }>;

    it("that goes round among the tied", () => {
      vi.useFakeTimers();
      show(Hands, { seats, pointed, step: "chance", dany: null });
      const seen = [0, 1, 2].map(() => {
        const now = ringed();
        vi.advanceTimersByTime(180);
        flushSync();
        return now;
      });
      vi.useRealTimers();
      expect(seen).toEqual([["Anne"], ["Tom"], ["Anne"]]);
    });

    it("that betrays nobody before", () => {
      show(Hands, { seats, pointed, step: "tie", dany: null });
      expect(ringed()).toEqual([]);
    });
  });
});

it("reads what others show live", () => {
  const piece = { x: 1, y: 2, angle: 0, lean: 0, face_up: false, memory: null };
  const live = { 0: { t: "surface", pieces: [piece] }, 2: { t: "pointer", at: [3, 4] } };
  expect(piecesOf(composing, live)).toEqual([piece]);
  expect(pointersOf(live)).toEqual([{ seat: 2, at: { x: 3, y: 4 } }]);
});

it("has a moment for everything that is looked at together", () => {
  const pointed = { t: "pointed" as const, turn: 2, candidates: [0, 1], fingers: [1, 0, 1], designated: 1 };
  const called = { t: "called" as const, number: 1, caller: 2, votes: [null, true, null], confirmed: true };
  const all = momentsOf({ ...over, last: round, last_call: called, last_pointing: pointed }, null);
  expect(all.map((one) => one.key)).toEqual(["call:1:2", "round:1", "pointing:2"]);
  expect(beats(all[2]!).map(([step]) => step)).toEqual(["three", "two", "one", "hands", "still", "mask"]);
  expect(momentsOf(revealed, null).map((one) => one.key)).toEqual(["word:1"]);
});

it("sorts the story into rounds", () => {
  const called = { t: "called", number: 3, caller: 2, votes: [], confirmed: false };
  const passed = { t: "passed", number: 2, seat: 1 };
  const album = pages([round, passed, called, { ...round, number: 3 }]);
  expect(album.map((page) => [page.round.number, page.passed.length, page.calls.length])).toEqual([
    [1, 0, 0],
    [3, 1, 1],
  ]);
});

it("tells Dany and the others apart by words only, which take the same room", () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    const { dany, secondary } = m.role;
    expect(dany).not.toBe(secondary);
    expect(Math.abs(dany.length - secondary.length)).toBeLessThan(2);
  }
});
