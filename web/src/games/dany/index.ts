import type { GameScreens } from "../contract";
import { options, startsWith } from "./options";
import rules from "./rules.json";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

export default {
  title: { fr: "Dany", en: "Dany" },
  Table,
  Tv,
  options,
  startsWith,
  rules,
} satisfies GameScreens;
