import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { newestTable, proposed, seatedAt, seatedBefore } from "./cards";
import { guest } from "./test-guest";
import { calledOf, linesOf, yearsOf } from "./guests";
import { middleIsFree, placeOf } from "./places";
import { pointsOf } from "./points";
import { DINER } from "./protocol";
import { pageOf } from "./rooms";

beforeEach(() => (settings.language = "fr"));

describe("points (DN-7)", () => {
  const three = [guest("a", "letters"), guest("b", "stage"), guest("c", "music")];

  it("counts every colour as soon as there are two, as in the examples", () => {
    expect(pointsOf("examples", three)).toEqual({ guests: 3, colours: 3, scoring: 3, points: 6 });
    const six = [...three, guest("d", "arts"), guest("e", "media"), guest("f", "letters")];
    expect(pointsOf("examples", six).points).toBe(11);
    expect(pointsOf("examples", [guest("a"), guest("b")])).toMatchObject({ scoring: 0, points: 2 });
  });

  it("counts colours from the second on, as in the text", () => {
    expect(pointsOf("text", three).points).toBe(5);
    expect(pointsOf("text", [guest("a"), guest("b")]).points).toBe(2);
    expect(pointsOf("text", []).points).toBe(0);
  });
});

describe("places at a table", () => {
  it("has a chair of its own for each of seven, within the box", () => {
    const { CHAIRS } = DINER;
    const places = Array.from({ length: CHAIRS }, (_, i) => placeOf(i, CHAIRS));
    expect(new Set(places.map(({ x, y }) => `${x}:${y}`)).size).toBe(CHAIRS);
    for (const { x, y } of places) {
      expect(Math.abs(x - 50)).toBeLessThanOrEqual(26);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(95);
    }
  });

  it("keeps whoever sits on their chair when others come", () => {
    for (const index of [0, 1]) expect(placeOf(index, 2)).toEqual(placeOf(index, 7));
    expect(placeOf(2, 3).x).toBe(50);
    expect(placeOf(2, 4)).toEqual(placeOf(2, 7));
  });

  it("leaves the middle free for up to five", () => {
    expect([2, 5, 6, 7].map(middleIsFree)).toEqual([true, true, false, false]);
  });
});

describe("the pages of a television", () => {
  it("shows up to three tables at once", () => {
    expect(pageOf(0, 0, 5)).toEqual([]);
    expect(pageOf(3, 2, 5)).toEqual([0, 1, 2]);
  });

  it("keeps the newest, and lets all others walk by", () => {
    const pages = [0, 1, 2, 3].map((turned) => pageOf(9, 8, turned));
    expect(pages[0]).toEqual([8, 0, 1]);
    expect(new Set(pages.flat()).size).toBe(9);
    expect(pageOf(9, 8, 4)).toEqual(pages[0]);
  });
});

describe("guests", () => {
  it("sets long names in two even lines", () => {
    expect(linesOf("Voltaire")).toEqual(["Voltaire"]);
    expect(linesOf("Marguerite Boucicaut")).toEqual(["Marguerite", "Boucicaut"]);
    expect(linesOf("Chevalier de Saint-Georges")).toEqual(["Chevalier de", "Saint-Georges"]);
    expect(linesOf("Françoise Barré-Sinoussi")).toEqual(["Françoise", "Barré-Sinoussi"]);
    expect(linesOf("Marie-José Pérec")).toEqual(["Marie-José", "Pérec"]);
    expect(linesOf("Marie-Antoinette")).toEqual(["Marie-", "Antoinette"]);
    expect(linesOf("Schwarzeneggerissimo")).toEqual(["Schwarzeneggerissimo"]);
  });

  it("are called and dated in the language of the screen", () => {
    const cleopatra = guest("c", "politics", {
      name_fr: "Cléopâtre",
      name_en: "Cleopatra",
      born: -69,
      died: -30,
    });
    expect(calledOf(cleopatra)).toBe("Cléopâtre");
    expect(yearsOf(cleopatra)).toBe("69 av. J.-C. – 30 av. J.-C.");
    expect(yearsOf({ ...cleopatra, circa: true })).toBe("vers 69 av. J.-C. – 30 av. J.-C.");
    expect(yearsOf({ ...cleopatra, circa: "died" })).toBe("69 av. J.-C. – vers 30 av. J.-C.");
    expect(yearsOf({ ...cleopatra, circa: "both" })).toBe("vers 69 av. J.-C. – vers 30 av. J.-C.");
    expect(yearsOf({ ...cleopatra, born: null, circa: true })).toBe("mort\u00a0: vers 30 av. J.-C.");
    settings.language = "en";
    expect(calledOf(cleopatra)).toBe("Cleopatra");
    expect(yearsOf(guest("x", "arts", { born: 1941 }))).toBe("born 1941");
    expect(yearsOf(guest("x"))).toBe("");
  });
});

describe("the cards of a proposal", () => {
  const [a, b, c, d] = [guest("a"), guest("b"), guest("c"), guest("d")];
  const reason = { t: "spoken" } as const;
  const table = {
    services: [
      { number: 1, seat: 0, guests: [a!, b!], reason, points: 2 },
      { number: 4, seat: 1, guests: [c!], reason, points: 3 },
    ],
    departed: "a",
    marked: false,
  };

  it("knows the table that was served last", () => {
    const older = { services: [{ ...table.services[0]!, number: 2 }], departed: null, marked: false };
    expect(newestTable([older, table])).toBe(1);
    expect(newestTable([table, older])).toBe(0);
    expect(newestTable([])).toBe(-1);
    expect(seatedAt(table)).toEqual([a, b, c]);
  });

  it("shows a table as it stood before a turn", () => {
    expect(seatedBefore(table, 4)).toEqual([a, b]);
    expect(seatedBefore(undefined, 4)).toEqual([]);
  });

  it("seats newcomers behind those who sit, marks the contested, and mourns", () => {
    const proposal = {
      seat: 1,
      table: 0,
      guests: [c!, d!],
      reason,
      points: 4,
      departed: null,
      marked: false,
    };
    const contests = [{ seat: 2, whole: false, guests: ["d"], cites: null, why: {} }];
    const shown = proposed(proposal, [table], 4, contests);
    expect(shown.cards.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
    expect(shown.arriving).toBe(2);
    expect(shown.mourning).toBe(true);
    expect(shown.cards.map(({ contested }) => contested ?? false)).toEqual([false, false, false, true]);
    expect(shown.cards[0]?.departed).toBe(true);
    const judged = proposed(proposal, [table], 4, contests, (id) => id === "d");
    expect(judged.cards[3]).toMatchObject({ refused: true, contested: false });
  });
});
