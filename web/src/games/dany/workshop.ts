// Ideas that people write for this game (DA-2, CO-15): five words on a card.

import { settings } from "../../settings.svelte";
import type { CardFields, WrittenKind } from "../contract";
import IdeaForm from "./IdeaForm.svelte";
import { IDEA_FIELDS } from "./workshopTexts";
import WrittenIdea from "./WrittenIdea.svelte";

const wordsOf = (fields: CardFields): string[] => IDEA_FIELDS.map((field) => fields[field] ?? "");
const withWords = (fields: CardFields): CardFields =>
  Object.fromEntries(IDEA_FIELDS.map((field) => [field, fields[field] ?? ""]));
const isComplete = (fields: CardFields): boolean => wordsOf(fields).every((word) => word.trim() !== "");

export default {
  kind: "ideas",
  rank: 3,
  blank: () => withWords({}),
  draft: withWords,
  isComplete,
  nameOf: (fields) => wordsOf(fields)[0] ?? "",
  Form: IdeaForm,
  Card: WrittenIdea,
  columns: {
    headings: Object.fromEntries(
      IDEA_FIELDS.map((field, i) => [
        field,
        [`mot ${i + 1}`, `mot${i + 1}`, `word ${i + 1}`, field, `${i + 1}`],
      ]),
    ),
    orders: [IDEA_FIELDS],
    read: (cells) => (isComplete(cells) ? withWords(cells) : null),
    example: () =>
      settings.language === "en"
        ? ["the cellar", "spring cleaning", "a lost key", "fear of the dark", "a party"]
        : ["la cave", "le grand ménage", "une clé perdue", "la peur du noir", "une fête"],
  },
} satisfies WrittenKind;
