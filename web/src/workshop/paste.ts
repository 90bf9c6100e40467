// A table copied from a spreadsheet, the text of a CSV file, or a list as people write it ("Péguer : coller"), as cards.

import type { CardFields, Columns } from "../games/contract";
import type { Language } from "../settings.svelte";

export interface Understood {
  cards: CardFields[];
  /** The rows that make no card, as they stand there. */
  left: string[];
  /** What stood between the cells of a row; null if nothing did. */
  sign: Sign | null;
}

const SIGNS = ["\t", ";", ","] as const;
export type Sign = (typeof SIGNS)[number] | ":" | "-";

/** A list: in each line a colon or a dash with spaces around it, and only the first of them parts. */
const LISTS = [
  [":", /^([^;,:"]+?)\s*:\s+(.*)$/],
  ["-", /^([^;,:"]+?)\s+[-–—]\s+(.*)$/],
] as const;

const filledLines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

function listOf(text: string): (typeof LISTS)[number] | undefined {
  const lines = filledLines(text);
  return LISTS.find(([, parts]) => !text.includes("\t") && lines.every((line) => parts.test(line.trim())));
}

const cleaned = (text: string): string => text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");

/**
 * The rows of a table: cells between tabs, semicolons or commas; what stands between quotes may have all of these. Or those
 * of a list.
 */
export function readTable(text: string): string[][] {
  const clean = cleaned(text);
  const list = listOf(clean);
  if (list) return filledLines(clean).map((line) => list[1].exec(line.trim())!.slice(1));
  const sign = signOf(clean);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = (): void => {
    row.push(cell.replace(/\s+/g, " ").trim());
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    while (row.at(-1) === "") row.pop();
    if (row.length > 0) rows.push(row);
    row = [];
  };
  for (let at = 0; at < clean.length; at++) {
    const letter = clean.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (clean.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (letter === sign) endCell();
    else if (letter === "\n") endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}

/** A tab is never part of a text; a comma often is: the first sign that every row has as often counts, tabs first. */
function signOf(text: string): (typeof SIGNS)[number] {
  if (text.includes("\t")) return "\t";
  const lines = text.replace(/"(?:[^"]|"")*"/g, "");
  const filled = filledLines(lines);
  const even = SIGNS.find((sign) => {
    const counts = new Set(filled.map((line) => line.split(sign).length));
    return counts.size === 1 && !counts.has(1);
  });
  return even ?? SIGNS.find((sign) => filled.every((line) => line.includes(sign))) ?? "\t";
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Which field each column fills, if the first row has their headings. */
function headings(row: readonly string[], { headings }: Columns): (string | undefined)[] | null {
  const fields = row.map(
    (cell) => Object.entries(headings).find(([, names]) => names.includes(plain(cell)))?.[0],
  );
  return fields.filter((field) => field !== undefined).length >= 2 ? fields : null;
}

/** The cards of a table: by its headings if it has any, otherwise in the order that as many cells usually have. */
export function understand(text: string, columns: Columns, language: Language): Understood {
  const rows = readTable(text);
  const named = rows[0] === undefined ? null : headings(rows[0], columns);
  const cards: CardFields[] = [];
  const left: string[] = [];
  for (const row of named === null ? rows : rows.slice(1)) {
    const order =
      named ?? columns.orders.find(({ length }) => length === row.length) ?? columns.orders.at(-1);
    const cells = Object.fromEntries(row.flatMap((cell, i) => (order?.[i] ? [[order[i], cell]] : [])));
    const card = columns.read(cells as Record<string, string>, language);
    if (card === null) left.push(row.filter((cell) => cell !== "").join(" · "));
    else cards.push(card);
  }
  const clean = cleaned(text);
  const sign = rows.some((row) => row.length > 1) ? (listOf(clean)?.[0] ?? signOf(clean)) : null;
  return { cards, left, sign };
}

export const BATCH = 50;

export function inBatches<T>(cards: readonly T[], size = BATCH): T[][] {
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, i) =>
    cards.slice(i * size, (i + 1) * size),
  );
}
