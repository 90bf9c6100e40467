// How much room a screen has, in the measure of its text: whoever reads large letters has less of it.

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  addEventListener("resize", update);
  return () => removeEventListener("resize", update);
});

/** In rem, as a container query of the screen would say it. */
function size(): { width: number; height: number } {
  subscribe();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { width: innerWidth / rem, height: innerHeight / rem };
}

export const room = {
  /** A laptop, or a tablet lying on its side: the table stands beside the column. */
  get wide(): boolean {
    return size().width >= 60 && size().height > 30;
  },
  /** A short phone: what is told has one line. */
  get low(): boolean {
    return size().height <= 46;
  },
  /** A phone lying on its side, or very large letters: one line above, one below, all else is what it is about. */
  get scant(): boolean {
    return size().height <= 30;
  },
  /** Scant, but wide. */
  get lying(): boolean {
    return size().height <= 30 && size().width >= 36;
  },
};
