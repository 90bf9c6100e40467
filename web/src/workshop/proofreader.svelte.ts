// A proof-reader who looks over one's shoulder: what they remark comes when one stops writing, and never stands in the way.

import type { CardFields } from "../games/contract";
import type { Remark } from "../protocol";
import type { Language } from "../settings.svelte";
import type { Workbench } from "./workbench";

const PAUSE = 600;

export class Proofreader {
  #remarks = $state.raw<readonly Remark[]>([]);

  /** Call while a component is set up. `card`: what is written; null: nothing to read yet. */
  constructor(
    workbench: () => Workbench,
    card: () => { kind: string; language: Language; fields: CardFields } | null,
  ) {
    $effect(() => {
      const written = card();
      if (written === null) {
        this.#remarks = [];
        return;
      }
      let here = true;
      const timer = setTimeout(() => {
        workbench()
          .proofread(written.kind, written.language, [written.fields])
          .then(
            ([remarks = []]) => here && (this.#remarks = remarks),
            () => {}, // Nobody is there to proof-read: one writes on.
          );
      }, PAUSE);
      return () => {
        here = false;
        clearTimeout(timer);
      };
    });
  }

  /** What is said about a field. */
  about(field: string): readonly Remark[] {
    return this.#remarks.filter((remark) => remark.field === field);
  }
}
