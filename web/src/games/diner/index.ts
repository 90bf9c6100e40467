import type { GameScreens } from "../contract";
import { options, startsWith } from "./options";
import OwnGuests from "./OwnGuests.svelte";
import { refusals } from "./refusals";
import rules from "./rules.json";
import Table from "./Table.svelte";

export default {
  Table,
  loadTv: () => import("./Tv.svelte"),
  options,
  startsWith,
  OwnCards: OwnGuests,
  rules,
  refusals,
} satisfies GameScreens;
