// That this page speaks in a salon: kept for a reload of this tab, and forgotten with it.

export function spokenHere(code: string): { get: () => boolean; set: (on: boolean) => void } {
  const key = `veillee:voices:${code}`;
  return {
    get: () => {
      try {
        return sessionStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set: (on) => {
      try {
        if (on) sessionStorage.setItem(key, "1");
        else sessionStorage.removeItem(key);
      } catch {
        // blocked: after a reload one touches again
      }
    },
  };
}
