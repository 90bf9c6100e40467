// The games of the house: every folder beside this file. A game's screens are loaded when its table is.

import commonRules from "../rules/common.json";
import type { GameScreens, RulesText } from "./contract";

const folders = import.meta.glob<GameScreens>("./*/index.ts", { import: "default" });
const rules = import.meta.glob<RulesText>("./*/rules.json", { import: "default" });

export const common: RulesText = commonRules;

export function loadScreens(game: string): Promise<GameScreens> {
  const load = folders[`./${game}/index.ts`];
  return load === undefined ? Promise.reject(new Error(`no screens for ${game}`)) : load();
}

export function hasRules(game: string): boolean {
  return `./${game}/rules.json` in rules;
}

export function loadRules(game: string): Promise<RulesText> {
  const load = rules[`./${game}/rules.json`];
  return load === undefined ? Promise.reject(new Error(`no rules for ${game}`)) : load();
}
