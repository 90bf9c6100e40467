import { expect, it } from "vitest";
import { presetOf, presetsOf } from "./presets";

const ways = presetsOf(
  { usual: { end: "pile" }, short: { end: "score" }, family: { end: "never" } },
  { usual: "À la fin de la pioche.", short: "À quinze points.", family: "Sans fin." },
);

it("the preset in force is the one whose options are all set, whatever else is", () => {
  expect(presetOf(ways, { end: "score", vote_seconds: 30 })?.how).toBe("À quinze points.");
  expect(presetOf(ways, { end: "pile" })?.key).toBe("usual");
});

it("none is in force where the host has chosen otherwise", () => {
  expect(presetOf(ways, { end: "dawn" })).toBe(null);
  expect(presetOf(ways, {})).toBe(null);
});
