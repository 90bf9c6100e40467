// A view travels in sections, without those that did not change. Here they become one whole view again.

import type { ViewMessage } from "../protocol";
import type { View } from "../view";
import { share } from "./share";

export type Sections = Required<ViewMessage>;

/** The newest of every section: whatever a message leaves out is as it was before. Only what has come is compared. */
export function newest(before: Sections | null, message: ViewMessage): Sections {
  return { ...before, ...share(before, message) } as Sections;
}

/** `before` is the view of the sections before: the game in it stays the same object as long as nothing in it changes. */
export function wholeView(
  { seq, now, salon, pinned, table, you }: Sections,
  sections: Sections | null,
  before: View | null,
): View {
  const sameGame = before !== null && sections?.pinned === pinned && sections.table === table;
  const game = pinned === null || table === null ? null : { ...pinned, ...table };
  return { seq, now, salon, game: sameGame ? before.game : game, you };
}
