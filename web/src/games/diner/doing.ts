// What the player whose turn it is does now, as the others may know it.

import type { DinerLaying, DinerPublic } from "./protocol";
import { m } from "./texts";

export function doing(pub: DinerPublic, name: string, laying: DinerLaying | null): string {
  if (!pub.drawn) return m.draws(name);
  if (!laying) return m.exchanges(name);
  return laying.table === null
    ? m.lays(name, laying.places)
    : m.laysAt(name, laying.places, laying.table + 1);
}
