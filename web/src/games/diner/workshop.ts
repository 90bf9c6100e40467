// Guests that people write for this game (DN-1, CO-15).

import { settings } from "../../settings.svelte";
import type { WrittenKind } from "../contract";
import GuestForm from "./GuestForm.svelte";
import { asFamily } from "./guests";
import WrittenGuest from "./WrittenGuest.svelte";

export default {
  kind: "guests",
  rank: 4,
  blank: () => ({ name: "", line: "", family: "imaginary" }),
  // The salon keeps a guest as a row of a deck, the same words in both languages.
  draft: (kept) => ({
    name: kept.name ?? kept.name_fr ?? "",
    line: kept.line ?? kept.fr ?? "",
    family: kept.family ?? "",
  }),
  isComplete: ({ name = "", line = "" }) => name.trim() !== "" && line.trim() !== "",
  nameOf: (kept) => kept.name ?? kept.name_fr ?? "",
  Form: GuestForm,
  Card: WrittenGuest,
  columns: {
    headings: {
      name: ["nom", "son nom", "name"],
      line: ["ligne", "description", "qui est-ce", "qui est-ce ?", "line", "who"],
      family: ["famille", "sa famille", "family"],
    },
    orders: [
      ["name", "line"],
      ["name", "line", "family"],
    ],
    read: ({ name = "", line = "", family = "" }) =>
      name === "" || line === "" ? null : { name, line, family: asFamily(family) },
    example: () =>
      settings.language === "en"
        ? ["Aunt Odile", "She knows everything about everyone.", "Imaginary"]
        : ["Tante Odile", "Elle sait tout sur tout le monde.", "Imaginaire"],
  },
} satisfies WrittenKind;
