import type { GameScreens } from "../contract";
import { options } from "./options";
import { refusals } from "./refusals";
import rules from "./rules.json";
import Table from "./Table.svelte";

export default {
  Table,
  loadTv: () => import("./Tv.svelte"),
  options,
  rules,
  refusals,
} satisfies GameScreens;
