// Words that people write for this game (DI-1, CO-15).

import { settings, type Language } from "../../settings.svelte";
import type { CardFields, WrittenKind } from "../contract";
import { WORD_KINDS, asKind } from "./kinds";
import WordForm from "./WordForm.svelte";
import WrittenWord from "./WrittenWord.svelte";

/** "bouloche (n. f.)" and "n. f. Petite boule": where a table has no column for the kind, it may stand there. */
function read(cells: CardFields, language: Language): CardFields | null {
  const [, word = "", inBrackets] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(cells.word ?? "") ?? [];
  const definition = cells.definition ?? "";
  const before = WORD_KINDS[language]
    .map((kind) => kind.replace(/\s/g, ""))
    .find((kind) => definition.replace(/\s/g, "").toLowerCase().startsWith(kind));
  const kind = asKind(cells.kind || inBrackets || before || "", language);
  const meaning = before === undefined ? definition : withoutKind(definition, before);
  return word === "" || meaning === "" ? null : { word, kind, definition: meaning };
}

/** The words behind the letters of a kind, however many spaces stand between them. */
function withoutKind(definition: string, kind: string): string {
  const letters = [...kind].map((letter) => letter.replace(".", "\\.")).join("\\s*");
  return definition.replace(new RegExp(`^\\s*${letters}\\s*,?\\s*`, "i"), "");
}

export default {
  kind: "words",
  rank: 2,
  blank: (language) => ({ word: "", kind: WORD_KINDS[language][0]!, definition: "" }),
  draft: ({ word = "", kind = "", definition = "" }) => ({ word, kind, definition }),
  isComplete: ({ word = "", definition = "" }) => word.trim() !== "" && definition.trim() !== "",
  nameOf: ({ word = "" }) => word,
  Form: WordForm,
  Card: WrittenWord,
  columns: {
    headings: {
      word: ["mot", "mots", "le mot", "word", "words", "terme"],
      kind: ["nature", "sa nature", "genre", "kind", "type", "categorie"],
      definition: [
        "definition",
        "definitions",
        "sens",
        "ce qu’il veut dire",
        "ce qu'il veut dire",
        "meaning",
      ],
    },
    orders: [
      ["word", "definition"],
      ["word", "kind", "definition"],
    ],
    read,
    example: () =>
      settings.language === "en"
        ? ["snollygoster", "n.", "A shrewd and unprincipled person."]
        : ["bouloche", "n. f.", "Petite boule de laine qui se forme sur un tricot usé."],
  },
} satisfies WrittenKind;
