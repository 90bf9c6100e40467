import { beforeEach, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { options } from "./options";

beforeEach(() => (settings.language = "fr"));

it("says the rulebook's game", () => {
  expect(options({}).map((line) => line.sentence)).toEqual([
    "On joue avec 30 souvenirs.",
    "La partie se joue en six réussites ou trois échecs.",
    "La table désigne du doigt qui commence.",
    "Qui compose et aide d’un mot ou d’un geste donne un échec, le tour continue.",
    "Ce qui s’écrit dans la conversation ne se lit que sur les téléphones.",
    "Chacun prend son temps, hormis quelques secondes pour les questions.",
  ]);
});

it("says the house's rules, and offers what was set otherwise", () => {
  const lines = options({
    memories: 45,
    short: true,
    first: "drawn",
    help_ends_round: true,
    talk_seconds: 120,
    vote_seconds: 30,
    talk_shown: true,
  });
  expect(lines.map((line) => line.sentence)).toEqual([
    "On joue avec 45 souvenirs.",
    "Partie courte\u00a0: quatre réussites ou deux échecs.",
    "Le sort désigne qui commence.",
    "Qui compose et aide d’un mot ou d’un geste donne un échec et arrête le tour.",
    "Ce qui s’écrit dans la conversation se lit aussi sur la télévision.",
    "Temps limité\u00a0: 2\u00a0min pour parler, 30\u00a0s pour voter ou répondre.",
  ]);
  const [field] = lines[0]!.edit;
  expect(field?.kind === "choice" && field.choices.map(({ value }) => value)).toEqual([
    30, 35, 40, 45, 50, 60,
  ]);
});
