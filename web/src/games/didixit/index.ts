import type { GameScreens } from "../contract";
import { options } from "./options";
import { refusals } from "./refusals";
import rules from "./rules.json";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

export default { Table, Tv, options, rules, refusals } satisfies GameScreens;
