// The parts of a table as they are read and pressed.

import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import Album from "./Album.svelte";
import Asks from "./Asks.svelte";
import AskNote from "./AskNote.svelte";
import AskNumber from "./AskNumber.svelte";
import AskWaiting from "./AskWaiting.svelte";
import ChoiceList from "./ChoiceList.svelte";
import NoteDesk from "./NoteDesk.svelte";
import type { Seats } from "./players";
import type { TableProps } from "./props";
import ScoreStrip from "./ScoreStrip.svelte";
import type { Choice, Note } from "./steps.svelte";
import TvEnd from "./TvEnd.svelte";

const seats = ["Léa", "Tom", "Nina"].map((name, seat) => ({
  chair: seat,
  name,
  colour: seat,
  present: true,
  you: seat === 0,
})) as unknown as Seats;
const items = ["Un chat", "Un loup", "Un renard"].map((text, i) => ({ key: i + 1, text }));
const children = createRawSnippet(() => ({ render: () => "<p></p>" }));

beforeEach(() => {
  settings.language = "fr";
});

test("one's own sheet cannot be chosen and is called one's own", () => {
  const onchoose = vi.fn();
  const body = show(ChoiceList<number>, {
    items,
    seats,
    label: "Les réponses",
    own: 2,
    may: (key) => key !== 2,
    onchoose,
  });
  const inputs = [...body.querySelectorAll("input")];
  expect(inputs.map((input) => input.disabled)).toEqual([false, true, false]);
  expect(inputs[1]!.getAttribute("aria-label")).toBe("2, Un loup, la vôtre");
  inputs[2]!.click();
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(3);
});

test("sheets that are only read have no radio buttons, and unmask into authors, votes and points", () => {
  const body = show(ChoiceList<number>, {
    items,
    seats,
    label: "Les réponses",
    unmasked: (key) => (key === 1 ? { authors: [1], voters: [2, 0], points: 2 } : { right: "La vraie" }),
  });
  expect(body.querySelector("input")).toBeNull();
  const [first, second] = [...body.querySelectorAll("li")].map((li) => li.textContent!.replace(/\s+/g, " "));
  expect(first).toContain("Tom");
  expect(first).toContain("Voix : Nina et vous");
  expect(first).toContain("2 points gagnés");
  expect(second).toContain("La vraie");
});

test("the bar says whom we wait for, to a player and to someone who watches", () => {
  const props = { seats, hand: null, game: { awaited: [1, 2] } } as unknown as TableProps;
  const body = show(AskWaiting, { table: { props } });
  expect(body.textContent!.replace(/\s+/g, " ").trim()).toBe("Vous êtes du public. On attend Tom et Nina.");
});

test.each([
  [[1, 2], true],
  [[0, 2], false],
])("whoever waits may look at the last round again, whoever is waited for may not: %s", (awaited, may) => {
  const lookBack = vi.fn();
  const props = { seats, hand: { seat: 0 }, game: { awaited } } as unknown as TableProps;
  const body = show(AskWaiting, { table: { props, lookBack } });
  const button = body.querySelector<HTMLButtonElement>("[aria-label='Revoir le tour d’avant']");
  expect(button !== null).toBe(may);
  button?.click();
  expect(lookBack).toHaveBeenCalledTimes(may ? 1 : 0);
});

test.each([
  [[1], 0],
  [[0], 1],
])("who looks back comes to the table as soon as it waits for them: %s", (awaited, times) => {
  const close = vi.fn();
  const props = { seats, hand: { seat: 0 }, game: { awaited } } as unknown as TableProps;
  const body = show(Asks, {
    table: { props, ask: null },
    reveal: { stage: "summary", back: true, skip: vi.fn(), close },
    ...{ said: "", next: "", over: false, children },
  });
  expect(body.textContent).toContain("Revenir à la table");
  expect(close).toHaveBeenCalledTimes(times);
});

test.each([false, true])("what stands below a sheet is there while it is written (handed in: %s)", (isIn) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const body = show(NoteDesk, {
    note: { text: "Un chat", isIn, isKept: true } as Note,
    label: "Votre réponse",
    most: 80,
    handedIn: "Rendue.",
    how: "",
    children: createRawSnippet(() => ({ render: () => "<i>Trois minutes</i>" })),
  });
  expect([body.querySelector("textarea") !== null, body.querySelector("i") !== null]).toEqual([!isIn, !isIn]);
  expect(body.textContent!.includes("Rendue.")).toBe(isIn);
  vi.unstubAllGlobals();
});

test.each([
  [undefined, true],
  [false, false],
])("after a round one is asked to go on, unless nobody waits for it: %s", (wanted, hot) => {
  const body = show(Asks, {
    table: { props: { seats } as unknown as TableProps, ask: {} },
    reveal: { stage: "summary", skip: vi.fn(), close: vi.fn() },
    ...{ said: "", next: "", over: false, wanted, children },
  });
  expect(body.querySelector(".hot") !== null).toBe(hot);
});

const told = { totals: [], gamesPlayed: 1 };

test("a game without points says in its own words how it ended on the television", () => {
  const props = {
    ...told,
    seats,
    game: { outcome: { winners: [1], scores: [0, 1, 0], reason: "" } },
  } as never;
  const middle = createRawSnippet(() => ({ render: () => "<p>Tom</p>" }));
  const body = show(TvEnd, { props, title: "Trouvé", middle, kept: [], keepsake: children });
  expect(body.querySelector("h2")!.textContent).toBe("Trouvé");
  expect(body.querySelector(".middle")!.textContent).toBe("Tom");
  expect(body.querySelector("em")).toBeNull();
});

test.each([
  [false, /^Tour 4 Tom n’était pas là.* Un dîner$/],
  [true, /^Un dîner$/],
])(
  "the pages of an album are numbered, unless they say themselves which round they are (%s)",
  (bare, told) => {
    const page = createRawSnippet(() => ({ render: () => "<i>Un dîner</i>" }));
    const pages = [{ round: { number: 4 }, passed: [{ seat: 1 }] }];
    const body = show(Album<(typeof pages)[number]>, { open: true, seats, pages, page, bare });
    expect(body.querySelector("article")!.textContent!.replace(/\s+/g, " ").trim()).toMatch(told);
  },
);

test("what the winners said stands beside them on the television, then what the others said, leaf by leaf", () => {
  vi.useFakeTimers();
  const kept = [0, 1, 2, 0, 0, 2, 0, 1].map((seat, i) => ({ by: [seat], said: `${i}` }));
  const totals = seats.map(({ name, colour }, i) => ({ name, colour, wins: i, points: 0, gone: false }));
  const outcome = { winners: [1], scores: [1, 5, 2], reason: "" };
  const props = { totals, gamesPlayed: 3, seats, game: { outcome } } as never;
  const keepsake = createRawSnippet<[(typeof kept)[number]]>((one) => ({
    render: () => `<i>${one().said}</i>`,
  }));
  const body = show(TvEnd<(typeof kept)[number]>, { props, scores: [1, 5, 2], kept, keepsake });
  const leaf = () => [...body.querySelectorAll(".kept i")].map((one) => one.textContent);
  const names = (where: string) => [...body.querySelectorAll(`${where} b`)].map((one) => one.textContent);
  expect([names(".won"), names("footer")]).toEqual([["Tom"], ["Nina", "Léa"]]);
  expect([...body.querySelectorAll("[role=img]")].map((one) => one.getAttribute("aria-label"))).toEqual([
    "1 victoire ce soir",
    "2 victoires ce soir",
  ]);
  const turned = Array.from({ length: 3 }, () => {
    const shown = leaf();
    vi.advanceTimersByTime(10_000);
    flushSync();
    return shown;
  });
  expect(turned).toEqual([
    ["1", "7", "0", "2"],
    ["3", "4", "5", "6"],
    ["1", "7", "0", "2"],
  ]);
  vi.useRealTimers();
});

test("a number is changed within its bounds and said, also as it was found", () => {
  const [hold, cast] = [vi.fn(), vi.fn()];
  const choice = { value: null, given: null, isIn: false, changing: false, may: () => true, hold, cast };
  const body = show(AskNumber, {
    table: { props: { seats } as unknown as TableProps },
    choice: choice as unknown as Choice<number>,
    ...{ label: "Votre mise", first: 5, least: 5, most: 20, unit: "pièces" },
    words: { say: (number) => `Miser ${number}` },
  });
  const [less, more, say] = [...body.querySelectorAll("button")];
  expect([less!.disabled, more!.disabled]).toEqual([true, false]);
  more!.click();
  expect(hold).toHaveBeenCalledExactlyOnceWith(6);
  expect(say!.textContent!.trim()).toBe("Miser 5");
  say!.click();
  expect(cast).toHaveBeenCalledExactlyOnceWith(5);
});

test("a text that cannot be taken back has no button for it", () => {
  const props = { seats, hand: { seat: 0 }, game: { awaited: [1] } } as unknown as TableProps;
  const note = { text: "Un chat", isIn: true } as Note;
  const body = show(AskNote, { table: { props }, note, words: { handIn: "Rendre" } });
  expect(body.querySelector("button")).toBeNull();
});

test.each([
  [
    [3, -1, 0],
    ["Vous 3", "Tom −1", "Nina 0"],
  ],
  [
    ["3 cartes", "1 carte", ""],
    ["Vous 3 cartes", "Tom 1 carte", "Nina"],
  ],
])("beside each name stand points, or words: %s", (scores, told) => {
  const rows = [...show(ScoreStrip, { seats, scores }).querySelectorAll("li")];
  expect(rows.map((li) => li.textContent!.replace(/\s+/g, " ").trim())).toEqual(told);
});
