import type { GameScreens } from "../contract";
import { options } from "./options";
import rules from "./rules.json";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

export default { title: { fr: "Dany", en: "Dany" }, Table, Tv, options, rules } satisfies GameScreens;
