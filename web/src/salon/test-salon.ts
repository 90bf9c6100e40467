// Views for tests.

import type { ChairView } from "../protocol";
import type { GameView, View } from "../view";

export function chair(id: number, holder: number, more: Partial<ChairView> = {}): ChairView {
  const name = ["Nina", "Tom", "Léa", "Julien", "Colette", "Mathilde"][id] ?? `chaise ${id}`;
  return {
    id,
    name,
    colour: id,
    holder,
    automatic: false,
    left: false,
    wins: 0,
    points: 0,
    bot: null,
    ...more,
  };
}

export function view(more: {
  seq?: number;
  now?: number;
  person?: number | null;
  salon?: Partial<View["salon"]>;
  game?: Partial<GameView> | null;
}): View {
  return {
    seq: more.seq ?? 1,
    now: more.now ?? Date.now(),
    salon: {
      code: "MOKA",
      game: "any",
      people: [
        { id: 0, name: "Nina", screen: false, silenced: false },
        { id: 1, name: "Tom", screen: false, silenced: false },
      ],
      chairs: [chair(0, 0), chair(1, 1)],
      host: 0,
      closed: null,
      locked: false,
      approval: false,
      sitting: null,
      call: "",
      options: {},
      games: 0,
      commitment: null,
      parts: [],
      clips_gone: [],
      decks: [],
      needs: {},
      given_up: null,
      gone: [],
      album: { changes: 0, links: 0 },
      covers: [],
      ...more.salon,
    },
    game:
      more.game == null
        ? null
        : {
            name: "any",
            number: 1,
            chairs: [0, 1],
            options: {},
            images: { "": "x" },
            awaited: [],
            paused: false,
            clock: null,
            ran_out: null,
            commitment: "",
            missing_parts: [],
            outcome: null,
            opened: null,
            public: {},
            audience: null,
            ...more.game,
          },
    you: {
      person: more.person === undefined ? 0 : more.person,
      hands: [],
      seats_to_take: [],
      late: false,
      renamed: false,
      question: null,
      guess: null,
    },
  };
}
