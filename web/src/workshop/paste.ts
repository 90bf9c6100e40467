// A table copied from a spreadsheet, or the text of a CSV file, as cards.

import type { CardFields, Columns } from "../games/contract";
import type { Language } from "../settings.svelte";

export interface Understood {
  cards: CardFields[];
  /** The rows that make no card, as they stand there. */
  left: string[];
}

const SIGNS = ["\t", ";", ","] as const;

/** The rows of a table: cells between tabs, semicolons or commas; what stands between quotes may have all of these. */
export function readTable(text: string): string[][] {
  const clean = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
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
function signOf(text: string): string {
  if (text.includes("\t")) return "\t";
  const lines = text.replace(/"(?:[^"]|"")*"/g, "").split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
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
  return { cards, left };
}

export const BATCH = 50;

export function inBatches<T>(cards: readonly T[], size = BATCH): T[][] {
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, i) =>
    cards.slice(i * size, (i + 1) * size),
  );
}
