import type { GameScreens } from "../contract";
import { options, startsWith } from "./options";
import OwnGuests from "./OwnGuests.svelte";
import rules from "./rules.json";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

export default {
  title: { fr: "Devine qui vient dîner ce soir\u00a0!", en: "Devine qui vient dîner ce soir\u00a0!" },
  Table,
  Tv,
  options,
  startsWith,
  OwnCards: OwnGuests,
  rules,
} satisfies GameScreens;
