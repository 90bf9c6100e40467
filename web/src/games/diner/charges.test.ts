import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { show } from "../../test-mount";
import type { SeatInfo } from "../../table/props";
import { chargesOf, pagesOf, type Argued } from "./charges";
import Charges from "./Charges.svelte";
import { guest } from "./test-guest";

beforeEach(() => (settings.language = "fr"));

const said = (text: string) => ({ t: "written", text }) as const;
const judged: Argued = {
  proposal: {
    seat: 0,
    table: null,
    guests: [guest("Cyrano"), guest("Piaf"), guest("Curie")],
    reason: { t: "spoken" },
    points: 6,
    departed: null,
    marked: false,
  },
  contests: [
    { seat: 2, whole: false, guests: ["Piaf"], cites: null, why: { Piaf: { t: "spoken" } } },
    { seat: 1, whole: true, guests: ["Piaf"], cites: 0, why: { Piaf: said("Elle ne danse pas.") } },
  ],
  defences: { table: null, Piaf: said("Elle chante.") },
};

describe("what is contested", () => {
  it("is the whole, then guests, each with all that was said of it", () => {
    const charges = chargesOf(judged, ["castings"]);
    expect(charges.map(({ topic }) => topic)).toEqual(["table", "Piaf"]);
    expect(charges[0]).toMatchObject({
      objections: [{ seat: 1, why: undefined, cites: "les castings de films" }],
      defence: null,
    });
    expect(charges[1]).toMatchObject({
      objections: [
        { seat: 2, why: { t: "spoken" } },
        { seat: 1, why: said("Elle ne danse pas."), cites: undefined },
      ],
      defence: said("Elle chante."),
    });
    expect(chargesOf(judged, [], true).map(({ topic }) => topic)).toEqual([
      "table",
      "Piaf",
      "Cyrano",
      "Curie",
    ]);
  });

  it("lies on the table in words", () => {
    const seats = ["Hervé", "Léa", "Tom"].map((name, i) => ({ name, colour: i, you: i === 1 }) as SeatInfo);
    const target = show(Charges, { judged, forbidden: ["castings"], seats });
    const lines = [...target.querySelectorAll("p")].map((line) =>
      line.textContent.replace(/\s+/g, " ").trim(),
    );
    expect(lines).toEqual([
      "Vous contestez. Motif : les castings de films.",
      "Hervé laisse juger.",
      "Tom conteste à voix haute.",
      "Vous contestez : « Elle ne danse pas. »",
      "Hervé répond : « Elle chante. »",
    ]);
  });

  it("walks by in pages where there is little room, and nothing is left out", () => {
    const charges = chargesOf(judged, [], true);
    const pages = pagesOf(charges, { lines: 8, letters: 46 });
    expect(pages.map((page) => page.map(({ topic }) => topic))).toEqual([
      ["table"],
      ["Piaf", "Cyrano"],
      ["Curie"],
    ]);
    expect(pagesOf(charges, { lines: 1, letters: 10 }).flat()).toEqual(charges);
    expect(pagesOf([], { lines: 8, letters: 46 })).toEqual([]);
  });
});
