// Whose voice is heard right now, by the colour of their token: every token of theirs shows it.

import { SvelteSet } from "svelte/reactivity";
import type { PawnId } from "./pawns";

export const speaking = new SvelteSet<PawnId>();
