import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { writtenKind } from "./kinds";
import { inBatches, readTable, understand } from "./paste";

beforeEach(() => (settings.language = "fr"));

const words = writtenKind("words")!.columns;
const ideas = writtenKind("ideas")!.columns;
const guests = writtenKind("guests")!.columns;

test("cells of a spreadsheet stand between tabs, and commas are part of the words", () => {
  expect(readTable("dahu\tn. m.\tBête, dit-on\r\npeuille\tn. f.\tChiffon\r\n")).toEqual([
    ["dahu", "n. m.", "Bête, dit-on"],
    ["peuille", "n. f.", "Chiffon"],
  ]);
});

test("what stands between quotes may have tabs, line breaks and quotes in it", () => {
  expect(readTable('dahu\t"Bête\nà ""pattes""\tinégales"\npeuille\tChiffon')).toEqual([
    ["dahu", 'Bête à "pattes" inégales'],
    ["peuille", "Chiffon"],
  ]);
});

test("quotes within a cell are letters like others", () => {
  expect(readTable('dahu\tdit le "dahu"')).toEqual([["dahu", 'dit le "dahu"']]);
});

test("a CSV file has commas or semicolons, and perhaps a mark at its beginning", () => {
  expect(readTable('\ufeffmot,définition\ndahu,"Bête, dit-on"\n')).toEqual([
    ["mot", "définition"],
    ["dahu", "Bête, dit-on"],
  ]);
  expect(readTable("dahu;Bête, dit-on, des montagnes\npeuille;Chiffon")).toEqual([
    ["dahu", "Bête, dit-on, des montagnes"],
    ["peuille", "Chiffon"],
  ]);
  // The French spreadsheet's sign, though one definition has a semicolon more.
  expect(readTable("dahu;n. m.;Bête\npeuille;n. f.;Chiffon ; torchon")[0]).toEqual(["dahu", "n. m.", "Bête"]);
});

test("a list as people write it: a colon or a dash parts each line once, and what was understood is said", () => {
  const list = "Péguer : coller aux doigts, à la peau ; attacher\n\nDahu\u00a0: bête : elle boite\n";
  expect(readTable(list)).toEqual([
    ["Péguer", "coller aux doigts, à la peau ; attacher"],
    ["Dahu", "bête : elle boite"],
  ]);

  expect(readTable("Porte-plume – objet rare – à encre")).toEqual([["Porte-plume", "objet rare – à encre"]]);
  // A colon in a definition makes no list of a table.
  expect(readTable("dahu,Bête : dit-on\npeuille,Chiffon : usé")[0]).toEqual(["dahu", "Bête : dit-on"]);
  expect(understand(list, words, "fr").sign).toBe(":");
  expect(understand("dahu\tBête", words, "fr").sign).toBe("\t");
  expect(understand("dahu", words, "fr").sign).toBeNull();
});

test("empty rows and empty cells at the end are nothing", () => {
  expect(readTable("\n\t\t\ndahu\tBête\t\t\n   \n")).toEqual([["dahu", "Bête"]]);
  expect(readTable("")).toEqual([]);
});

test("words with their kind, with and without headings, in any order", () => {
  const card = { word: "dahu", kind: "n.m.", definition: "Bête des montagnes." };
  for (const text of [
    "dahu\tn. m.\tBête des montagnes.",
    "Mot\tNature\tDéfinition\ndahu\tnom masculin\tBête des montagnes.",
    "définition\tremarque\tmot\tnature\nBête des montagnes.\tvu en 1987\tdahu\tnm",
    "dahu\tn.m. Bête des montagnes.",
    "dahu (n. m.)\tBête des montagnes.",
  ]) {
    expect(understand(text, words, "fr").cards, text).toEqual([card]);
  }
});

test("the kind of a word may be left open, and one that nobody knows stays as it is", () => {
  expect(understand("dahu\tBête", words, "fr").cards).toEqual([
    { word: "dahu", kind: "", definition: "Bête" },
  ]);
  expect(understand("ouille\tinterj.\tCri", words, "fr").cards[0]?.kind).toBe("interj.");
  expect(understand("gongoozler\tnoun\tAn idle spectator.", words, "en").cards[0]?.kind).toBe("n.");
});

test("rows that make no card are told apart", () => {
  const { cards, left } = understand("dahu\tBête\nseul\n\tsans mot", words, "fr");
  expect(cards.map(({ word }) => word)).toEqual(["dahu"]);
  expect(left).toEqual(["seul", "sans mot"]);
});

test("an idea takes five words", () => {
  const { cards, left } = understand("a\tb\tc\td\te\nla cave\tun\tdeux", ideas, "fr");
  expect(cards).toEqual([{ word1: "a", word2: "b", word3: "c", word4: "d", word5: "e" }]);
  expect(left).toHaveLength(1);
});

test("guests have a family by its name, or none", () => {
  const rows = "Odile\tElle sait tout.\tmusique\nLe voisin\tIl marche.";
  expect(understand(rows, guests, "fr").cards.map(({ family }) => family)).toEqual(["music", "imaginary"]);
});

test("cards are sent in batches of fifty", () => {
  const sizes = inBatches(Array.from({ length: 120 }, (_, i) => i)).map(({ length }) => length);
  expect(sizes).toEqual([50, 50, 20]);
  expect(inBatches([])).toEqual([]);
});
