// A view travels in sections, without those that did not change. Here they become one whole view again.

import type { ViewMessage } from "../protocol";
import type { View } from "../view";

export type Sections = Required<ViewMessage>;

/** The newest of every section: whatever a message leaves out is as it was before. */
export function newest(before: Sections | null, message: ViewMessage): Sections {
  return { ...before, ...message } as Sections;
}

export function wholeView({ seq, now, salon, pinned, table, you }: Sections): View {
  return { seq, now, salon, game: pinned === null || table === null ? null : { ...pinned, ...table }, you };
}
