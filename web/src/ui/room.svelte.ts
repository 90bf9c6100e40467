// How much room a screen has, in the measure of its text: whoever reads large letters has less of it.

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  addEventListener("resize", update);
  return () => removeEventListener("resize", update);
});

const USUAL = 16;

/** How many pixels letters are high. */
function letter(): number {
  subscribe();
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;
}

/** In rem, as a container query of the screen would say it. */
function size(): { width: number; height: number } {
  const rem = letter();
  return { width: innerWidth / rem, height: innerHeight / rem };
}

export const room = {
  /** How many times as large as usual letters are: 2 for text at 200 %. */
  get text(): number {
    return letter() / USUAL;
  },
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
