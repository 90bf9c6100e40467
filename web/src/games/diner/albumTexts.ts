// What the album says of a dinner.

import { messages } from "../../messages.svelte";
import { missingEn, missingFr } from "./texts";

export const a = messages(
  {
    did: "a mis une table",
    didAdd: "a fait asseoir du monde",
    didMourn: "a célébré un enterrement",
    table: (number: number) => `Table ${number}`,
    funeral: (name: string) => `L’enterrement : ${name}`,
    aloud: "Raison dite à voix haute.",
    points: (points: number) => `${points} ${Math.abs(points) > 1 ? "points" : "point"}`,
    brought: (names: string) => `avec ${names}`,
    stayedOut: (names: string) => `À la porte : ${names}.`,
    votes: (yes: number, no: number, missing: number) => `(${yes} pour, ${no} contre${missingFr(missing)})`,
    fell: "Ces tables n’ont pas convaincu",
  },
  {
    did: "set a table",
    didAdd: "brought guests",
    didMourn: "held a funeral",
    table: (number) => `Table ${number}`,
    funeral: (name) => `The funeral: ${name}`,
    aloud: "The reason was said aloud.",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    brought: (names) => `with ${names}`,
    stayedOut: (names) => `Left at the door: ${names}.`,
    votes: (yes, no, missing) => `(${yes} for, ${no} against${missingEn(missing)})`,
    fell: "These tables did not convince",
  },
);
