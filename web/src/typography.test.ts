import { expect, test } from "vitest";

import { settings } from "./settings.svelte";
import { amount, inFigures, joinNames, nameParts, of, plural, quote, that } from "./typography";

test("names are joined as each language joins them", () => {
  expect(joinNames(["Nina", "Tom", "vous"], "fr")).toBe("Nina, Tom et vous");
  expect(joinNames(["Nina", "Tom", "you"], "en")).toBe("Nina, Tom and you");
  expect(joinNames(["Nina", "vous"], "fr")).toBe("Nina et vous");
  expect(joinNames(["Nina"], "en")).toBe("Nina");
  expect(joinNames([], "fr")).toBe("");
});

test("names and what stands between them are told apart", () => {
  expect(nameParts(["Nina", "vous"], "fr")).toEqual([
    { text: "Nina", name: true },
    { text: " et ", name: false },
    { text: "vous", name: true },
  ]);
});

test("a person's words stand between the language's own quotation marks", () => {
  expect(quote("la mer", "fr")).toBe("«\u00a0la mer\u00a0»");
  expect(quote("the sea", "en")).toBe("“the sea”");
});

test("a French name is tied by de or d’", () => {
  expect(["Léa", "Anne", "Élodie", "Œdipe", "Yves", "Yann", "Hélène", "Tom"].map(of)).toEqual([
    "de Léa",
    "d’Anne",
    "d’Élodie",
    "d’Œdipe",
    "d’Yves",
    "de Yann",
    "d’Hélène",
    "de Tom",
  ]);
  expect(["Léa", "Inès", "Yann"].map(that)).toEqual(["que Léa", "qu’Inès", "que Yann"]);
});

test("a total below zero has a true minus sign", () => {
  expect([-7, 0, 12].map(inFigures)).toEqual(["\u22127", "0", "12"]);
});

test.each([
  ["fr", ["−2 points", "−1 point", "0 point", "1 point", "2 points"]],
  ["en", ["−2 points", "−1 points", "0 points", "1 point", "2 points"]],
] as const)("what is counted is one or many as each language has it (%s)", (language, told) => {
  settings.language = language;
  expect([-2, -1, 0, 1, 2].map((count) => amount(count, "point", "points"))).toEqual(
    told.map((one) => one.replace(" ", "\u00a0")),
  );
  expect(plural(0, "voix", "votes")).toBe(language === "fr" ? "voix" : "votes");
});
