// What the album says of a game of Didixit.

import { messages } from "../../messages.svelte";
import { capital, inWords } from "../../typography";
import type { DidixitRound } from "./protocol";

export const a = messages(
  {
    did: { sentence: "a dit", aloud: "a dit", tune: "a fredonné", mime: "a mimé" },
    unwritten: { aloud: "un indice à voix haute", tune: "un air", mime: "un mime" },
    live: { tune: "un air, fredonné de vive voix", mime: "un mime, en direct" },
    found: (finders: number, voters: number) =>
      `${capital(inWords(finders, "fr"))} sur ${inWords(voters, "fr")} ${finders > 1 ? "ont" : "a"} trouvé son image.`,
    all: "Tout le monde a trouvé son image : trop facile.",
    none: "Personne n’a trouvé son image.",
    nobodyVoted: "Personne n’a voté.",
    voters: (names: string) => `Choisie par ${names}`,
    drawn: "tirée au hasard",
    theTrue: "la vraie",
  },
  {
    did: { sentence: "said", aloud: "said", tune: "hummed", mime: "mimed" },
    unwritten: { aloud: "a clue aloud", tune: "a tune", mime: "a mime" },
    live: { tune: "a tune, hummed live", mime: "a mime, live" },
    found: (finders, voters) =>
      `${capital(inWords(finders, "en"))} of ${inWords(voters, "en")} found the right image.`,
    all: "Everyone found the right image: too easy.",
    none: "Nobody found the right image.",
    nobodyVoted: "Nobody voted.",
    voters: (names) => `Chosen by ${names}`,
    drawn: "drawn at random",
    theTrue: "the right one",
  },
);

/** What stands in place of words that nobody wrote. */
export function unwritten({ clue }: DidixitRound): string {
  if (clue.t === "sentence") return "";
  return clue.t !== "aloud" && clue.clip === null ? a.live[clue.t] : a.unwritten[clue.t];
}
