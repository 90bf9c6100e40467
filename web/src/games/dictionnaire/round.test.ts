import { beforeEach, describe, expect, it } from "vitest";
import { DICTIONNAIRE, type DictionnaireRound } from "./protocol";
import type { AudienceView } from "../../protocol";
import type { GameView } from "../../view";
import { settings } from "../../settings.svelte";
import type { Seats } from "../../table/players";
import { fit, widthOf } from "./fit";
import { languageOf, spelt } from "./kinds";
import { leafOf, onLeaves, spread } from "./laurels";
import { beats } from "./reveal.svelte";
import { bestInventions, lines, pages, read, touched, unmasking } from "./round";
import { audienceOf, betsOn, leaning, pointsSentence, reasonOf, reasons, result } from "./sentences";

/** The sketch of the television: Hervé reads; Tom and Léa wrote the same; Léa and Julien find it, Léa with a token. */
const round: DictionnaireRound = {
  t: "round",
  number: 5,
  reader: 0,
  word: "zinzolin",
  kind: "n.m.",
  definitions: [
    { letter: "A", text: "Danse lente.", real: false, authors: [{ seat: 4, original: "Danse lente." }] },
    {
      letter: "B",
      text: "Bruit d’insecte.",
      real: false,
      authors: [{ seat: 3, original: "bruit d'insecte" }],
    },
    { letter: "C", text: "Couleur.", real: true, authors: [{ seat: null, original: "Couleur violette." }] },
    {
      letter: "D",
      text: "Petit violon.",
      real: false,
      authors: [
        { seat: 2, original: "Petit violon." },
        { seat: 1, original: "Violon de poche." },
      ],
    },
  ],
  votes: [null, "C", "A", "C", "D"],
  staked: [1],
  points: [2, 6, 1, 2, 1],
  scores: [4, 14, 9, 9, 12],
  unread: false,
};

const seats = ["Hervé", "Léa", "Tom", "Julien", "Nina"].map((name, i) => ({
  name,
  colour: i,
  you: false,
})) as unknown as Seats;
const asSeat = (at: number): Seats => seats.map((seat, i) => ({ ...seat, you: i === at }));

beforeEach(() => (settings.language = "fr"));

describe("a counted round", () => {
  it("unmasks from the bottom up, the real one last", () => {
    expect(unmasking(round)).toEqual(["D", "B", "A", "C"]);
    expect(read(round)).toEqual({ letter: "C", finders: [1, 3], writers: [4, 3, 2, 1], found: "some" });
  });

  it("shows what was written where something else was read", () => {
    expect(round.definitions.map((one) => touched(one).map(({ seat }) => seat))).toEqual([
      [],
      [3],
      [null],
      [1],
    ]);
  });

  it("tells where points come from", () => {
    expect(lines(round).map(({ seat }) => seat)).toEqual([1, 0, 3, 2, 4]);
    const said = lines(round).map((line) => reasons(line, asSeat(0)));
    expect(said).toEqual([
      "a trouvé, une voix, jeton",
      "menez, deux erreurs",
      "a trouvé",
      "une voix",
      "une voix",
    ]);
  });

  it("says it in one sentence, to a room or to one person", () => {
    expect(pointsSentence(round, seats)).toBe(
      "Léa double avec son jeton\u00a0: +6. Hervé et Julien +2, Tom et Nina +1.",
    );
    expect(pointsSentence(round, asSeat(1))).toMatch(/^Vous doublez avec votre jeton/);
    expect(pointsSentence({ ...round, points: [0, 0, 0, 0, 0] }, asSeat(1))).toBe(
      "Votre jeton n’a rien doublé.",
    );
    expect(result(round, asSeat(3))).toEqual({
      title: "C’était C, et vous l’avez trouvée.",
      text: "Léa aussi l’a trouvée.",
    });
    expect(result(round, asSeat(2)).text).toBe("Léa et Julien l’ont trouvée.");
    settings.language = "en";
    expect(result({ ...round, votes: [null, "A", "A", "A", "A"] }, seats).title).toBe(
      "It was C, and nobody found it.",
    );
  });

  it("tells what the audience believed, beside the round that it bet in", () => {
    const bets = (definition: Record<string, number>): AudienceView => ({
      key: "5",
      people: Object.values(definition).reduce((sum, count) => sum + count, 0),
      tally: { definition },
    });
    expect(leaning(round, bets({ B: 1, C: 2 }))).toBe("Le public avait trouvé.");
    expect(leaning(round, bets({ C: 1, D: 2 }))).toBe("Le public penchait pour la D.");
    expect(leaning(round, bets({ A: 1, C: 1 }))).toBe("Le public était partagé.");
    expect([betsOn(bets({ D: 2 }), "D"), betsOn(bets({ D: 2 }), "A")]).toEqual([2, 0]);
    const game = (audience: AudienceView | null) => ({ audience }) as unknown as GameView;
    expect(audienceOf(game(bets({ A: 1 })), round)?.people).toBe(1);
    expect(audienceOf(game(bets({ A: 1 })), { ...round, number: 6 })).toBeNull();
    expect(audienceOf(game(bets({})), round)).toBeNull();
    expect(audienceOf(game(null), round)).toBeNull();
    expect(audienceOf(game(bets({ A: 1 })), null)).toBeNull();
  });

  it("says why the game ended, also that the table stopped", () => {
    const ended = (reason: string) => reasonOf({ scores: [], winners: [], reason });
    expect(ended("diploma")).toBe("Le bout du chemin est atteint.");
    expect(ended("words")).toBe("Il n’y a plus de mots dans les boîtes.");
    expect(ended("stopped")).toBe("La table s’est arrêtée là.");
    expect([ended("deserted"), reasonOf(null)]).toEqual(["", ""]);
  });

  it("counts who wrote and did not vote among those who did not find it", () => {
    const silent = { ...round, votes: [null, "C", null, "C", "C"], points: [1, 4, 0, 2, 2] };
    expect(read(silent).found).toBe("some");
    expect(lines(silent).map((line) => reasons(line, asSeat(2)))).toEqual([
      "a trouvé, jeton",
      "a trouvé",
      "a trouvé",
      "mène, une erreur",
      "aucune voix, sans vote",
    ]);
    expect(read({ ...round, votes: [null, "C", "C", "C", "C"] }).found).toBe("all");
    expect(read({ ...round, votes: [null, null, null, null, null] }).found).toBe("nobody_voted");
  });

  it("says that the reader was away, and reading brought nothing", () => {
    const away = { ...round, unread: true, points: [0, 6, 1, 2, 1] };
    expect(pointsSentence(away, seats)).toMatch(/Hervé n’était pas là/);
    expect(pointsSentence(away, asSeat(0))).toMatch(/Vous n’étiez pas là/);
    expect(
      lines(away)
        .map((line) => reasons(line, seats))
        .at(-1),
    ).toBe("n’était pas là pour mener");
    expect(pointsSentence(round, seats)).not.toMatch(/pas là/);
  });

  it("takes as long as the server leaves for it, whatever was counted", () => {
    const { COUNT_MILLISECONDS, DEFINITION_MILLISECONDS, LEAF_MILLISECONDS } = DICTIONNAIRE;
    const one = round.definitions[0]!;
    for (const count of [1, 2, 3, 4, 5, 6]) {
      for (const most of [0, 3, 12]) {
        const definitions = Array.from({ length: count }, (_, i) => ({
          ...one,
          letter: "ABCDEF"[i]!,
          real: i === 0,
        }));
        const lasts = beats({ ...round, definitions, points: [0, most, 0, 0, 0] }).reduce(
          (sum, [, ms]) => sum + ms,
          0,
        );
        expect(lasts).toBe(
          COUNT_MILLISECONDS + DEFINITION_MILLISECONDS * (count - 1) + LEAF_MILLISECONDS * most,
        );
      }
    }
  });

  it("finds the inventions that others believed", () => {
    const own = { ...round, votes: [null, "D", "D", "D", "A"] };
    expect(bestInventions([round, own], 2).map(({ text, votes }) => [text, votes])).toEqual([
      ["Danse lente.", 1],
      ["Petit violon.", 1],
    ]);
  });

  it("makes an album with the rounds in which nobody wrote", () => {
    const album = pages([
      { t: "passed", number: 1, seat: 2 },
      { t: "chosen", number: 1, reader: 3, word: "orin", kind: "n.m." },
      { t: "void", number: 1, word: "orin" },
      round,
    ]);
    expect(album.map(({ round, passed }) => [round.number, round.t, passed.length])).toEqual([
      [1, "void", 1],
      [5, "round", 0],
    ]);
  });
});

describe("small things", () => {
  it("spells the kinds of the cards out in both languages", () => {
    const kinds = ["n.m.", "n.f.", "adj.", "adv.", "v.t.", "v.i.", "loc. adv."];
    expect(kinds.map(spelt)).toEqual([
      "nom masculin",
      "nom féminin",
      "adjectif",
      "adverbe",
      "verbe transitif",
      "verbe intransitif",
      "locution adverbiale",
    ]);
    settings.language = "en";
    expect(spelt("loc. adv.")).toBe("adverbial phrase");
    expect(spelt("onomat.")).toBe("onomat.");
    expect([languageOf(["mots-rares"]), languageOf(["rare-words"]), languageOf(["own-1"])]).toEqual([
      "fr",
      "en",
      "en",
    ]);
  });

  it("puts pawns on their leaves, side by side where they share one, and nobody beyond the Diploma", () => {
    expect([0, 7, 25, 40].map((score) => leafOf(score, 26))).toEqual([1, 8, 26, 26]);
    expect([0, 7, 13, 40].map((score) => leafOf(score, 14))).toEqual([1, 8, 14, 14]);
    const leaves = Array.from({ length: 26 }, (_, i) => [i * 10, 5]);
    const runners = [0, 0, 30].map((score, i) => ({ id: String(i), score }));
    expect(onLeaves(runners, leaves, 4, 1)).toEqual([
      { id: "0", leaf: 1, x: -2, y: 5 },
      { id: "1", leaf: 1, x: 2, y: 6 },
      { id: "2", leaf: 26, x: 250, y: 5 },
    ]);
  });

  it("spreads a shorter laurel over the whole branch", () => {
    const drawn = Array.from({ length: 26 }, (_, i) => i + 1);
    expect(spread(drawn, 26)).toEqual(drawn);
    const short = spread(drawn, 14);
    expect(short).toHaveLength(14);
    expect([short[0], short.at(-1)]).toEqual([1, 26]);
    expect(short.slice(1).every((leaf, i) => leaf - short[i]! <= 2 && leaf > short[i]!)).toBe(true);
  });

  it("never takes a word for narrower than it is, which would break it in two", () => {
    // As wide as Young Serif sets them, in their size.
    const measured = {
      Mumpsimus: 6.34,
      Empaumure: 6.33,
      Moucheronner: 7.3,
      Compendieusement: 9.84,
      "Trou-madame": 7.28,
    };
    for (const [word, width] of Object.entries(measured)) {
      expect(widthOf(word)).toBeGreaterThanOrEqual(width);
      expect(widthOf(word)).toBeLessThan(width * 1.2);
    }
  });

  it("sets definitions as large as they fit", () => {
    const room = { width: 800, height: 300, least: 60, padding: 20, between: 10 };
    const long = (count: number, letters: number) => Array.from({ length: count }, () => "x".repeat(letters));
    expect(fit(["Court."], room, [40, 30, 20])).toEqual({ size: 40, lines: null });
    expect(fit(long(4, 100), room, [40, 30, 20])).toEqual({ size: 20, lines: null });
    expect(fit(long(3, 1000), room, [40, 30, 20])).toEqual({ size: 20, lines: 3 });
  });
});
