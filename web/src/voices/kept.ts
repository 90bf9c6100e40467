// That this page speaks or listens in a salon: kept for a reload of this tab, and forgotten with it.

/** With an open microphone, with one that was closed, or without. */
export type Part = "open" | "muted" | "listens";

export interface Kept {
  get: () => Part | null;
  set: (part: Part | null) => void;
}

export function spokenHere(code: string): Kept {
  const key = `veillee:voices:${code}`;
  return {
    get: () => {
      try {
        const kept = sessionStorage.getItem(key);
        return kept === "open" || kept === "muted" || kept === "listens" ? kept : null;
      } catch {
        return null;
      }
    },
    set: (part) => {
      try {
        if (part !== null) sessionStorage.setItem(key, part);
        else sessionStorage.removeItem(key);
      } catch {
        // blocked: after a reload one touches again
      }
    },
  };
}
