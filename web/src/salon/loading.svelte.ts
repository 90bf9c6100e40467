// What a salon's screens need besides the salon: the house, and the screens of a game. Tried again until it works.

import { loadScreens } from "../games";
import type { GameScreens } from "../games/contract";
import { askHouse, type House } from "./http";

const AGAIN = 2000;

function persistently<T>(ask: () => Promise<T>, take: (value: T) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    ask().then(
      (value) => {
        if (!stopped) take(value);
      },
      () => {
        if (!stopped) timer = setTimeout(attempt, AGAIN);
      },
    );
  };
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export class Loading {
  house = $state.raw<House | null>(null);
  #screens = $state.raw<{ game: string; screens: GameScreens } | null>(null);

  /** Call while a component is set up. `game`: whose screens are wanted now. */
  constructor(game: () => string | undefined) {
    $effect(() => persistently(askHouse, (house) => (this.house = house)));
    $effect(() => {
      const wanted = game();
      if (wanted === undefined || this.#screens?.game === wanted) return;
      return persistently(
        () => loadScreens(wanted),
        (screens) => (this.#screens = { game: wanted, screens }),
      );
    });
  }

  screensOf(game: string): GameScreens | null {
    return this.#screens?.game === game ? this.#screens.screens : null;
  }
}
