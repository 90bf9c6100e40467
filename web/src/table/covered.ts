// What the host has covered: the server puts a mark in its place. Here it becomes words, in the language of the reader.

import { t } from "./texts";

const MARK = /^▒(\d+)▒$/;
/** What the server says of a picture that is covered, in place of what is to be seen on it. */
export const COVERED_IMAGE = "▒";

/** The same value, with words for every mark in it. */
export function sayCovered<T>(value: T): T {
  if (typeof value === "string") {
    const number = MARK.exec(value)?.[1];
    return (number === undefined ? value : t.coveredWords(Number(number))) as T;
  }
  if (Array.isArray(value)) return value.map(sayCovered) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sayCovered(inner)])) as T;
}

/** Whether this is what stands in place of something covered. */
export function isSaidForCovered(text: string): boolean {
  const number = /\d+/.exec(text)?.[0];
  return text === COVERED_IMAGE || (number !== undefined && text === t.coveredWords(Number(number)));
}
