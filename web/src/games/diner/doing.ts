// What the player whose turn it is does now, as the others may know it.

import type { DinerLaying, DinerTurnView } from "./protocol";
import { m } from "./texts";

export function doing(pub: DinerTurnView, name: string, laying: DinerLaying | null): string {
  if (!pub.drawn) return m.draws(name);
  if (!laying) return m.exchanges(name);
  return laying.table === null
    ? m.lays(name, laying.places)
    : m.laysAt(name, laying.places, laying.table + 1);
}
