import { beforeEach, describe, expect, it } from "vitest";
import type { DidixitRound } from "./protocol";
import { settings } from "../../settings.svelte";
import type { SeatInfo } from "../../table/props";
import { lines, read } from "./round";
import { announcement, foundBy, reasons, result, wins } from "./sentences";

const round: DidixitRound = {
  t: "round",
  number: 6,
  storyteller: 1,
  clue: { t: "sentence", text: "Ce qu’on oublie en fermant la porte" },
  laid: [0, 3, 2, 1, 4].map((owner, i) => ({ image: `${i}`, owner })),
  votes: [4, null, 1, 1, 4],
  drawn: [],
  passed: [],
  points: [5, 3, 0, 0, 3],
  scores: [5, 3, 0, 0, 3],
};

const table = (you: number | null): SeatInfo[] =>
  ["Léa", "Julien", "Tom", "Mathilde", "Nicolas"].map((name, seat) => ({
    chair: seat,
    name,
    colour: seat,
    automatic: false,
    left: false,
    present: true,
    you: seat === you,
    yours: seat === you,
  }));

describe("what a round comes to", () => {
  beforeEach(() => {
    settings.language = "fr";
  });

  it("is told to a finder", () => {
    expect(result(round, table(0))).toEqual({
      title: "C’était la\u00a04, et vous l’avez trouvée.",
      text: "Nicolas aussi. Trouvée, mais pas par tous\u00a0: Julien marque 3.",
    });
  });

  it("is told to someone who was wrong, and to a spectator", () => {
    for (const you of [2, null]) {
      expect(result(round, table(you))).toEqual({
        title: "C’était la\u00a04.",
        text: "Léa et Nicolas l’ont trouvée. Trouvée, mais pas par tous\u00a0: Julien marque 3.",
      });
    }
  });

  it("gives the points with their reasons, to who scored and to oneself", () => {
    expect(wins(round, table(null))).toEqual([
      { seat: 1, points: 3, why: "a raconté" },
      { seat: 0, points: 5, why: "a trouvé, deux voix" },
      { seat: 4, points: 3, why: "a trouvé" },
    ]);
    expect(wins(round, table(2))).toContainEqual({ seat: 2, points: 0, why: "aucune voix" });
    expect(wins(round, table(1))[0]).toEqual({ seat: 1, points: 3, why: "avez raconté" });
  });

  it("is told to the storyteller", () => {
    expect(result(round, table(1))).toEqual({
      title: "Léa et Nicolas ont trouvé votre image.",
      text: "Trouvée, mais pas par tous\u00a0: vous marquez 3.",
    });
    expect(result({ ...round, votes: [4, null, 4, 4, 4] }, table(1)).title).toBe(
      "Tout le monde a trouvé votre image.",
    );
    expect(result({ ...round, votes: [2, null, 1, 1, 1] }, table(1)).title).toBe(
      "Personne n’a trouvé votre image.",
    );
  });

  it("has words for all, none and no votes", () => {
    expect(result({ ...round, votes: [4, null, 4, 4, 4] }, table(null)).title).toBe(
      "C’était la\u00a04, et tout le monde l’a trouvée.",
    );
    expect(result({ ...round, votes: [2, null, 1, 1, 1] }, table(0)).title).toBe(
      "C’était la\u00a04, et personne ne l’a trouvée.",
    );
    expect(result({ ...round, votes: [null, null, null, null, null] }, table(0)).text).toBe(
      "Personne n’a voté.",
    );
  });

  it("says that the two points are for those who voted, if somebody did not", () => {
    const nobody = { ...round, votes: [2, null, 1, 1, 1] };
    const text = (one: DidixitRound, you: number | null) => result(one, table(you)).text;
    expect(text(nobody, null)).toBe("Trop obscur\u00a0: Julien ne marque rien, les autres 2.");
    expect(text(nobody, 1)).toBe("Trop obscur\u00a0: vous ne marquez rien, les autres 2.");
    const absent = { ...nobody, votes: [2, null, null, 1, 1] };
    expect(text(absent, null)).toBe("Trop obscur\u00a0: Julien ne marque rien, 2 pour qui a voté.");
    expect(text(absent, 1)).toBe("Trop obscur\u00a0: vous ne marquez rien, 2 pour qui a voté.");
    expect(text({ ...nobody, passed: [0] }, null)).toContain("2 pour qui a voté");
    const all = { ...round, votes: [4, null, null, 4, 4], drawn: [2] };
    expect(text(all, null)).toBe("Trop facile\u00a0: Julien ne marque rien, 2 pour qui a voté.");
  });

  it("is announced to the room", () => {
    expect(announcement(round, table(null))).toBe("C’était la\u00a04. Léa et Nicolas l’ont trouvée.");
    settings.language = "en";
    expect(announcement(round, table(null))).toBe("It was 4. Léa and Nicolas found it.");
  });

  it("says where points come from", () => {
    expect(lines(round).map((line) => reasons(line, "some", table(0)))).toEqual([
      "avez trouvé, deux voix",
      "aucune voix",
      "aucune voix",
      "a trouvé",
    ]);
    const nobody = { ...round, votes: [2, null, null, 1, 1] };
    expect(lines(nobody).map((line) => reasons(line, read(nobody).found, table(0)))).toEqual([
      "personne ne l’a trouvée, deux voix",
      "personne ne l’a trouvée, une voix",
      "n’a pas voté",
      "personne ne l’a trouvée",
    ]);
    const all = { ...round, votes: [4, null, 4, 4, 4] };
    expect(new Set(lines(all).map((line) => reasons(line, read(all).found, table(0))))).toEqual(
      new Set(["tout le monde l’a trouvée"]),
    );
  });

  it("says who did not vote, whose image chance drew and who let the telling pass", () => {
    const shirked = { ...round, votes: [null, null, 1, 1, 4], drawn: [0, 3], passed: [4] };
    const said = (you: number) => lines(shirked).map((line) => reasons(line, "some", table(you)));
    expect(said(0)).toEqual([
      "n’avez pas voté, deux voix, image tirée au hasard",
      "aucune voix, image tirée au hasard",
      "aucune voix",
      "a trouvé, a laissé passer son tour de raconter",
    ]);
    expect(said(4)[0]).toBe("n’a pas voté, deux voix, image tirée au hasard");
    expect(said(4)[3]).toBe("avez trouvé, avez laissé passer votre tour de raconter");
  });

  it("goes into the album", () => {
    expect(foundBy(round, table(0))).toBe("deux l’ont trouvée");
    expect(foundBy({ ...round, votes: [4, null, 1, 1, 1] }, table(0))).toBe("trouvée par vous");
    expect(foundBy({ ...round, votes: [1, null, 1, 1, 1] }, table(0))).toBe("personne ne l’a trouvée");
  });
});
