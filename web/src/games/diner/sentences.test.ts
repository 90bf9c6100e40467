import { beforeEach, describe, expect, it, vi } from "vitest";
import { DINER, type DinerProposal, type DinerServed } from "./protocol";
import { settings } from "../../settings.svelte";
import { show } from "../../test-mount";
import type { SeatInfo } from "../../table/props";
import { guest } from "./test-guest";
import { decisionOf, fellAsAWhole, refusedGuests, Reveal } from "./reveal.svelte";
import {
  audienceOf,
  contestSentence,
  during,
  leaning,
  pointsSentence,
  proposalTitle,
  result,
  sentBackSentence,
  tableHeld,
} from "./sentences";
import VoteRows from "./VoteRows.svelte";

beforeEach(() => (settings.language = "fr"));

const seat = (name: string, you = false): SeatInfo => ({
  chair: 0,
  name,
  colour: 0,
  automatic: false,
  left: false,
  present: true,
  you,
  yours: you,
});
const seats = [seat("Hervé"), seat("Léa", true), seat("Tom"), seat("Anne")];
const guests = [
  guest("Cyrano", "imaginary"),
  guest("Piaf", "music"),
  guest("Curie", "science", { died: 1934 }),
];

const proposal = (change: Partial<DinerProposal> = {}): DinerProposal => ({
  seat: 0,
  table: null,
  guests,
  reason: { t: "written", text: "Parce que." },
  points: 6,
  departed: null,
  marked: false,
  ...change,
});
const served = (change: Partial<DinerServed> = {}): DinerServed => ({
  t: "served",
  number: 1,
  proposal: proposal(),
  contests: [],
  table_votes: null,
  guest_votes: null,
  seated: ["Cyrano", "Piaf", "Curie"],
  table: 0,
  points: 6,
  scores: [6, 0, 0, 0],
  sent_back: 0,
  defences: {},
  ...change,
});

describe("a proposal in words", () => {
  it("says who does what", () => {
    expect(proposalTitle(proposal(), seats)).toBe("Hervé met une nouvelle table");
    expect(proposalTitle(proposal({ seat: 1 }), seats)).toBe("Vous mettez une nouvelle table");
    expect(proposalTitle(proposal({ table: 1 }), seats)).toBe("Hervé amène 3\u00a0convives à la table 2");
    expect(proposalTitle(proposal({ table: 1, guests: guests.slice(0, 1), seat: 1 }), seats)).toBe(
      "Vous amenez un convive à la table 2",
    );
    expect(proposalTitle(proposal({ departed: "Curie" }), seats)).toBe(
      "Hervé célèbre un enterrement\u00a0: Curie",
    );
  });

  it("says who contests what, and on what ground", () => {
    const say = (by: number, ids: string[], cites: number | null = null, whole = ids.length === 0) =>
      contestSentence(
        { seat: by, whole, guests: ids, cites, why: {} },
        proposal(),
        ["television", "le métro"],
        seats,
      );
    expect(say(2, [])).toBe("Tom conteste la table.");
    expect(say(2, ["Piaf"], null, true)).toBe("Tom conteste la table et Piaf.");
    expect(say(1, ["Piaf"])).toBe("Vous contestez Piaf.");
    expect(say(3, ["Cyrano", "Piaf"], 0)).toBe(
      "Anne conteste Cyrano et Piaf. Motif\u00a0: les émissions de télévision.",
    );
    expect(say(2, [], 1)).toBe("Tom conteste la table. Motif\u00a0: le métro.");
  });
});

describe("an outcome in words", () => {
  it("tells what stands and what it scores", () => {
    expect(result(served(), seats)).toEqual({
      title: "La table est mise.",
      text: "Hervé marque 6 points.",
    });
    expect(result(served({ seated: ["Cyrano", "Piaf"], points: 4 }), seats).text).toBe(
      "Sans Curie. Hervé marque 4 points.",
    );
    const joined = served({ proposal: proposal({ table: 0, seat: 1 }) });
    expect(result(joined, seats).title).toBe("La table s’agrandit.");
    expect(pointsSentence(joined, seats)).toBe("Vous marquez 6 points pour toute la table.");
  });

  it("tells why a table falls", () => {
    const fallen = { seated: [], table: null, points: 0 };
    const voted = served({ ...fallen, table_votes: [null, false, false, true] });
    expect(fellAsAWhole(voted)).toBe(true);
    expect(result(voted, seats).title).toBe("La table ne tient pas.");
    const all = ["Cyrano", "Piaf", "Curie"];
    const few = served({ ...fallen, guest_votes: [null, all, all, []] });
    expect(refusedGuests(few)).toEqual(all);
    expect(result(few, seats).title).toBe("Il ne reste pas assez de convives\u00a0: la table tombe.");
    const unmourned = served({
      ...fallen,
      proposal: proposal({ departed: "Curie" }),
      guest_votes: [null, ["Curie"], ["Curie"], []],
    });
    expect(result(unmourned, seats).title).toBe("Sans Curie, pas d’enterrement.");
    const nobody = served({
      ...fallen,
      proposal: proposal({ table: 0 }),
      guest_votes: [null, all, all, all],
    });
    expect(result(nobody, seats).title).toBe("Personne ne se joint à la table.");
    // A tie seats.
    expect(refusedGuests(served({ guest_votes: [null, ["Piaf"], [], null] }))).toEqual([]);
  });

  it("counts a missing vote among those who might vote, but as no refusal", () => {
    expect(fellAsAWhole(served({ table_votes: [null, false, "missing", "missing"] }))).toBe(false);
    expect(fellAsAWhole(served({ table_votes: [null, false, false, "missing"] }))).toBe(true);
    expect(fellAsAWhole(served({ table_votes: [null, false, null, null] }))).toBe(true);
    expect(refusedGuests(served({ guest_votes: [null, ["Piaf"], "missing", "missing"] }))).toEqual([]);
    expect(refusedGuests(served({ guest_votes: [null, ["Piaf"], ["Piaf"], "missing"] }))).toEqual(["Piaf"]);
  });

  it("asks guest by guest while it is shown", () => {
    expect(during("laid", served(), seats)).toBe("La table est jugée…");
    expect(during("guest:Piaf", served(), seats)).toBe("Et Piaf\u00a0?");
    expect(during("points", served(), seats)).toBe("La table est mise.");
  });

  it("tells how many cards were sent back", () => {
    expect(sentBackSentence(3, 2, seats)).toBe("Tom a renvoyé 3\u00a0cartes.");
    expect(sentBackSentence(1, 1, seats)).toBe("Vous avez renvoyé une carte.");
  });

  it("is shown as long as the server lets the next limit wait", () => {
    const six = "abcdef".split("").map((name) => guest(name, "music"));
    const longest = decisionOf(
      served({
        proposal: proposal({ guests: six }),
        table_votes: [null, true, true, true],
        guest_votes: [null, [], [], []],
      }),
    )!;
    const { LAID_LASTS, TABLE_LASTS, GUEST_LASTS, VERDICT_LASTS, POINTS_LASTS, HOPS_LAST } = DINER;
    const waits =
      LAID_LASTS +
      TABLE_LASTS +
      DINER.MOST_AT_A_NEW_TABLE * GUEST_LASTS +
      VERDICT_LASTS +
      POINTS_LASTS +
      HOPS_LAST;
    vi.useFakeTimers();
    const reveal = new Reveal();
    reveal.play(longest);
    vi.advanceTimersByTime(waits - 1);
    expect(reveal.playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(reveal.playing).toBe(false);
    reveal.close();
    vi.useRealTimers();
  });

  it("gives points to the one who proposed", () => {
    expect(decisionOf(served())?.points).toEqual([6, 0, 0, 0]);
    expect(decisionOf(null)).toBe(null);
  });

  it("lets a refused guest go when it is known, and all of them when the table falls", () => {
    const reveal = new Reveal();
    const decision = decisionOf(
      served({ seated: ["Cyrano", "Curie"], guest_votes: [null, ["Piaf"], ["Piaf"], []] }),
    );
    reveal.play(decision!);
    expect(reveal.refused("Piaf")).toBe(false);
    reveal.skip();
    expect(reveal.refused("Piaf")).toBe(true);
    expect(reveal.refused("Cyrano")).toBe(false);
    reveal.close();
  });
});

it("says how the table was voted on before its guests are", () => {
  expect(tableHeld([null, true, false, true])).toBe("La table tient\u00a0: 2 pour, 1 contre.");
  expect(tableHeld([null, "missing", false, "missing"])).toBe(
    "La table tient\u00a0: 0 pour, 1 contre, 2\u00a0voix manquantes.",
  );
});

describe("the audience", () => {
  const people = (tally: Record<string, [yes: number, no: number]>) => ({
    key: "1",
    people: 3,
    tally: Object.fromEntries(Object.entries(tally).map(([topic, [yes, no]]) => [topic, { yes, no }])),
  });
  const all = people({ table: [3, 0], Cyrano: [3, 0], Piaf: [2, 1], Curie: [3, 0] });

  it("is shown beside its own proposal and no other", () => {
    expect(audienceOf(all, served())).toBe(all);
    expect(audienceOf(all, served({ number: 2 }))).toBe(null);
    expect(audienceOf(null, served())).toBe(null);
  });

  it("agrees, is divided, or thought otherwise", () => {
    expect(leaning(served(), all)).toBe("Le public était du même avis.");
    const without = served({ seated: ["Cyrano", "Curie"], guest_votes: [null, ["Piaf"], ["Piaf"], []] });
    expect(leaning(without, all)).toBe("Le public aurait gardé Piaf.");
    const doubtful = people({ table: [3, 0], Cyrano: [1, 2], Piaf: [1, 2], Curie: [3, 0] });
    expect(leaning(without, doubtful)).toBe("Le public aurait refusé Cyrano.");
    const contrary = people({ table: [3, 0], Cyrano: [1, 2], Piaf: [2, 1], Curie: [3, 0] });
    expect(leaning(without, contrary)).toBe("Le public aurait gardé Piaf et refusé Cyrano.");
    const fallen = served({ seated: [], table: null, points: 0, table_votes: [null, false, false, true] });
    expect(leaning(fallen, all)).toBe("C’est contre l’avis du public.");
    expect(leaning(served(), people({ table: [1, 2] }))).toBe("C’est contre l’avis du public.");
    // Of a table that fell as a whole, no guest is spoken of.
    expect(leaning(fallen, people({ table: [0, 3], Cyrano: [0, 3] }))).toBe("Le public était du même avis.");
    expect(leaning(served(), people({ table: [1, 1] }))).toBe("Le public était partagé.");
  });
});

describe("the votes", () => {
  const voted = served({ guest_votes: [null, ["Piaf"], [], ["Piaf"]], seated: ["Cyrano", "Curie"] });
  const rows = (told: boolean): string[] =>
    [...show(VoteRows, { served: voted, seats, shows: () => told }).querySelectorAll("li b")].map(
      (one) => one.textContent ?? "",
    );

  it("have a row for each guest until the verdict is told: who is welcome is not known yet", () => {
    expect(rows(false)).toEqual(["Cyrano", "Piaf", "Curie"]);
  });

  const late = served({
    table_votes: [null, false, "missing", "missing"],
    guest_votes: [null, ["Piaf"], "missing", ["Piaf"]],
    seated: ["Cyrano", "Curie"],
  });

  it("say once the verdict is told who has not voted, and strike out only what was refused", () => {
    const told = show(VoteRows, { served: late, seats, shows: () => true });
    expect(told.querySelector(".missing")?.textContent).toBe(
      "Sans vote\u00a0: Tom et Anne. Une voix manquante ne refuse rien.",
    );
    expect([...told.querySelectorAll("li.out b")].map((one) => one.textContent)).toEqual(["Piaf"]);
    // Who has not voted has not agreed.
    expect(told.querySelector("li.all")?.textContent).toContain("personne contre");
  });

  it("say nothing of missing votes before, or if there are none", () => {
    show(VoteRows, { served: voted, seats, shows: () => true });
    const untold = show(VoteRows, { served: late, seats, shows: (step) => step !== "verdict" });
    expect(untold.querySelector(".missing")).toBe(null);
  });

  it("tell of the contested guests first", () => {
    const contests = [{ seat: 2, whole: false, guests: ["Curie"], cites: null, why: {} }];
    const contested = { ...voted, contests };
    const body = show(VoteRows, { served: contested, seats, shows: () => false });
    expect([...body.querySelectorAll("li b")].map((one) => one.textContent)).toEqual([
      "Curie",
      "Cyrano",
      "Piaf",
    ]);
    vi.useFakeTimers();
    const reveal = new Reveal();
    reveal.play(decisionOf(contested)!);
    vi.advanceTimersByTime(DINER.LAID_LASTS);
    expect(reveal.step).toBe("guest:Curie");
    reveal.close();
    vi.useRealTimers();
  });

  it("have one row for all whom nobody refused, once it is told", () => {
    expect(rows(true)).toEqual(["Piaf", "Cyrano et Curie"]);
    expect(document.body.textContent).toContain("à l’unanimité");
  });
});
