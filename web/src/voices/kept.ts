// That this page speaks in a salon: kept for a reload of this tab, and forgotten with it.

export type WasSpeaking = "open" | "muted";

export interface Kept {
  get: () => WasSpeaking | null;
  set: (how: WasSpeaking | null) => void;
}

export function spokenHere(code: string): Kept {
  const key = `veillee:voices:${code}`;
  return {
    get: () => {
      try {
        const kept = sessionStorage.getItem(key);
        return kept === "open" || kept === "muted" ? kept : null;
      } catch {
        return null;
      }
    },
    set: (how) => {
      try {
        if (how) sessionStorage.setItem(key, how);
        else sessionStorage.removeItem(key);
      } catch {
        // blocked: after a reload one touches again
      }
    },
  };
}
