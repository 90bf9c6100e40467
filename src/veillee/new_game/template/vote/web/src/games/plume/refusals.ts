// What is said when this game refuses something.

import { messages } from "../../messages.svelte";

export const refusals = messages(
  { no_such_number: "Cette réponse est la vôtre, ou n’est plus là : choisissez-en une autre." },
  { no_such_number: "This answer is yours, or no longer there: choose another one." },
);
