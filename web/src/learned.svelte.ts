// What the person at this browser has learned of each game. Kept like the settings.

import { load, save } from "./storage";

interface Lessons {
  /** Has looked at how it is played. */
  seen?: boolean;
  /** Has finished a game of it. */
  played?: boolean;
  /** "Compris": wants to be told nothing more. */
  silent?: boolean;
  /** The moments about which they have been told. */
  told?: readonly string[];
}

type ByGame = Readonly<Record<string, Lessons | undefined>>;

function stored(): ByGame {
  const games = load("learned");
  return typeof games === "object" && games !== null && !Array.isArray(games) ? (games as ByGame) : {};
}

class Learned {
  #games = $state.raw<ByGame>(stored());

  of(game: string): Lessons {
    return this.#games[game] ?? {};
  }

  note(game: string, lessons: Lessons): void {
    // Another tab may have learned something meanwhile.
    const before = stored();
    const games = { ...before, [game]: { ...before[game], ...lessons } };
    this.#games = games;
    save("learned", games);
  }

  /** Somebody wants to be told everything again. */
  again(game: string): void {
    this.note(game, { played: false, silent: false, told: [] });
  }

  /** There is something that this person is told no more. */
  knows(game: string): boolean {
    const { played, silent, told } = this.of(game);
    return Boolean(played || silent || told?.length);
  }
}

export const learned = new Learned();
