// What this browser remembers. Where storage is blocked (private windows, some embedded browsers) it is
// remembered until the page closes.

const memory = new Map<string, string>();
const PREFIX = "veillee:";

export function load(key: string): unknown {
  let text = memory.get(key) ?? null;
  try {
    text = localStorage.getItem(PREFIX + key) ?? text;
  } catch {
    // blocked: the memory answers
  }
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // blocked or full: the memory keeps it
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // blocked: nothing was stored
  }
}
