// What a salon's screens need besides the salon: the house, and the screens of a game. Tried again until it works.

import type { Component } from "svelte";
import { loadScreens } from "../games";
import type { GameScreens } from "../games/contract";
import type { TvProps } from "../table/props";
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
  #screens = $state.raw<{ game: string; screens: GameScreens; Tv: Component<TvProps> | null } | null>(null);

  /** Call while a component is set up. `game`: whose screens are wanted now; `tv`: also its table on a television. */
  constructor(game: () => string | undefined, { tv = false } = {}) {
    $effect(() => persistently(askHouse, (house) => (this.house = house)));
    $effect(() => {
      const wanted = game();
      if (wanted === undefined || this.#screens?.game === wanted) return;
      return persistently(
        async () => {
          const screens = await loadScreens(wanted);
          return { game: wanted, screens, Tv: tv ? (await screens.loadTv()).default : null };
        },
        (found) => (this.#screens = found),
      );
    });
  }

  screensOf(game: string): GameScreens | null {
    return this.#screens?.game === game ? this.#screens.screens : null;
  }

  televisionOf(game: string): Component<TvProps> | null {
    return this.#screens?.game === game ? this.#screens.Tv : null;
  }
}
