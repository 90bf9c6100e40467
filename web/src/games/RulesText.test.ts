import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { show } from "../test-mount";
import type { RulesText as Text } from "./contract";
import RulesText from "./RulesText.svelte";

const both = (text: string) => ({ fr: text, en: text });
const RULES: Text = {
  title: both("Jeu"),
  sections: [
    { title: both("Avant"), rules: [{ id: "JE-1", ...both("On mélange.") }] },
    {
      title: both("Jouer"),
      phases: ["playing"],
      rules: [{ id: "JE-2", ...both("On joue."), options: ["time"] }],
    },
    { title: both("Finir"), phases: ["over"], rules: [{ id: "JE-3", ...both("On compte.") }] },
  ],
};
const LINES = [{ key: "time", sentence: "Deux minutes.", edit: [] }];

beforeEach(() => {
  settings.language = "fr";
});

const sections = (body: HTMLElement) =>
  [...body.querySelectorAll("details")].map((one) => ({
    title: one.querySelector(".title")!.textContent,
    open: one.open,
    here: one.querySelector("summary b")?.textContent ?? "",
  }));

test("without a game everything is folded, in its order", () => {
  expect(sections(show(RulesText, { rules: RULES }))).toEqual([
    { title: "Avant", open: false, here: "" },
    { title: "Jouer", open: false, here: "" },
    { title: "Finir", open: false, here: "" },
  ]);
});

test("the present phase comes first, open and marked; its id stands last, its options beside it", () => {
  const body = show(RulesText, { rules: RULES, phase: "playing", lines: LINES, heading: "Dans ce salon" });
  expect(sections(body)).toEqual([
    { title: "Jouer", open: true, here: "Vous en êtes ici" },
    { title: "Avant", open: false, here: "" },
    { title: "Finir", open: false, here: "" },
  ]);
  expect(body.querySelector("#JE-2 > p")!.textContent.trim()).toBe("On joue. JE-2");
  expect(body.querySelector("#JE-2 .force")!.textContent).toContain("Deux minutes.");
});

test("a phase that no section speaks of opens none", () => {
  expect(sections(show(RulesText, { rules: RULES, phase: "unheard_of" })).map(({ open }) => open)).toEqual([
    false,
    false,
    false,
  ]);
});
