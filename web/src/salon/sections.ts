// A view travels in sections, without those that did not change. Here they become one whole view again.

import type { ViewMessage } from "../protocol";
import type { View } from "../view";
import { share } from "./share";

/** The newest of every section, and the view that they make together. */
export interface Received {
  sections: Required<ViewMessage>;
  view: View;
}

/**
 * Whatever a message leaves out is as it was before. Only what has come is compared, and the game of the view stays the
 * same object as long as nothing in it changes.
 */
export function received(before: Received | null, message: ViewMessage): Received {
  const sections = { ...before?.sections, ...share(before?.sections, message) } as Required<ViewMessage>;
  const { seq, now, salon, pinned, table, you } = sections;
  const sameGame = before?.sections.pinned === pinned && before.sections.table === table;
  const game = pinned === null || table === null ? null : { ...pinned, ...table };
  return { sections, view: { seq, now, salon, game: sameGame ? before.view.game : game, you } };
}
