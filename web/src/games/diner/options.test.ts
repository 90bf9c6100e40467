import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { options, startsWith } from "./options";

beforeEach(() => (settings.language = "fr"));

test("the rulebook's game in five sentences", () => {
  expect(options({}).map(({ sentence }) => sentence)).toEqual([
    "Chacun reçoit sept convives, ou six à six personnes et plus.",
    "Chaque couleur compte dès qu’il y en a deux.",
    "Une table peut se tenir autour d’un cercueil, si la mort est récente.",
    "Une table peut se réunir pour n’importe quelle raison.",
    "Chacun prend son temps.",
  ]);
});

test("what is forbidden is listed, the rulebook's two first", () => {
  const lines = options({
    no_castings: true,
    forbidden: ["un ascenseur"],
    vote_seconds: 60,
  });
  expect(lines[3]?.sentence).toBe("Situations interdites\u00a0: les castings de films et un ascenseur.");
  expect(lines[4]?.sentence).toBe("Temps limité\u00a0: 60\u00a0s pour voter.");
});

test("an untouched game of an English-speaking host begins with English guests", () => {
  expect(startsWith({ decks: ["invites"], colours: "examples" }, "fr")).toBe(null);
  expect(startsWith({ decks: ["invites"], colours: "examples" }, "en")).toMatchObject({ decks: ["guests"] });
  expect(startsWith({ decks: ["histoire"] }, "en")).toBe(null);
  expect(startsWith({ decks: ["invites"], no_castings: true }, "en")).toBe(null);
});
