// Keeps identity where nothing changed: a new view replaces only the parts that differ, so that whatever is drawn
// from an unchanged part (a field with the caret in it, a card under the finger) is not drawn again.

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `next`, with every part that equals the same part of `before` replaced by that very object. */
export function share<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(before) && Array.isArray(next)) {
    const shared = next.map((value, at) => share(before[at], value));
    const same = shared.length === before.length && shared.every((value, at) => value === before[at]);
    return (same ? before : shared) as T;
  }
  if (isPlain(before) && isPlain(next)) {
    const shared: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(next)) shared[key] = share(before[key], value);
    const keys = Object.keys(shared);
    const same =
      keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key]);
    return (same ? before : shared) as T;
  }
  return next;
}

/** Asks anew each time, and gives what it gave before wherever that says the same. */
export function steady<T>(ask: () => T): () => T {
  let before: T;
  return () => (before = share(before, ask()));
}
