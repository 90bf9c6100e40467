import type { GameScreens } from "../contract";
import { options, presets, startsWith, uses } from "./options";
import { ranOut } from "./ranOut";
import { refusals } from "./refusals";
import rules from "./rules.json";
import Table from "./Table.svelte";

export default {
  Table,
  loadTv: () => import("./Tv.svelte"),
  options,
  presets,
  startsWith,
  uses,
  rules,
  refusals,
  ranOut,
} satisfies GameScreens;
