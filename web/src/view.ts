// Everything that a person may see, as the sections that the server sends are put together.

import type { PinnedView, SalonView, TableView, YouView } from "./protocol";

/** The game on the table: both of its sections in one object. */
export type GameView = PinnedView & TableView;

export interface View {
  seq: number;
  now: number;
  salon: SalonView;
  game: GameView | null;
  you: YouView;
}
