import type { GameScreens } from "../contract";
import { options, startsWith } from "./options";
import { refusals } from "./refusals";
import rules from "./rules.json";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

export default {
  Table,
  Tv,
  options,
  startsWith,
  rules,
  refusals,
} satisfies GameScreens;
