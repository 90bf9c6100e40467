// Pawns go one square at a time to where their score is.

import { lessMotion } from "./motion";

interface Walker {
  id: string | number;
  score: number;
}

/** Call while a track is set up. Gives where each walker stands now, by id. */
export function walking(walkers: () => readonly Walker[], every: number): Readonly<Record<string, number>> {
  const shown = $state<Record<string, number>>({});
  $effect(() => {
    const targets = walkers().map(({ id, score }) => ({ id, score }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      let moving = false;
      for (const { id, score } of targets) {
        const now = shown[id];
        if (now === undefined || now > score || lessMotion()) shown[id] = score;
        else if (now < score) {
          shown[id] = now + 1;
          moving = true;
        }
      }
      if (moving) timer = setTimeout(step, every);
    };
    // Not tracked: the steps write what they read.
    timer = setTimeout(step, 0);
    return () => clearTimeout(timer);
  });
  return shown;
}
