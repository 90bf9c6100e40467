// What is told to somebody who plays a game for the first time in this browser: once for each moment, until they say
// that they know.

import type { Hints } from "../games/contract";
import { loadHints } from "../games/howtos";
import { learned } from "../learned.svelte";
import { said } from "../messages.svelte";
import type { Tip, Tips as Given } from "../table/props";
import { hasKeyboard } from "../ui/modal";

export class Tips implements Given {
  readonly #game: () => string | undefined;
  #loaded = $state.raw<{ game: string; hints: Hints } | null>(null);

  /** Call while a component is set up. `game`: the one that is played now on this screen. */
  constructor(game: () => string | undefined) {
    this.#game = game;
    $effect(() => {
      const wanted = game();
      if (wanted === undefined || this.#loaded?.game === wanted || learned.of(wanted).silent) return;
      let here = true;
      void loadHints(wanted).then(
        (hints) => here && (this.#loaded = { game: wanted, hints }),
        // Nobody waits for them.
        () => {},
      );
      return () => (here = false);
    });
  }

  of(moment: string): Tip | null {
    const game = this.#game();
    if (game === undefined || this.#loaded?.game !== game) return null;
    const { silent, played, told } = learned.of(game);
    const hint = this.#loaded.hints[moment];
    if (!hint || silent || told?.includes(moment)) return null;
    const { gesture } = hint;
    if (played && !gesture) return null;
    return {
      say: played ? null : said(hint.say),
      gesture: gesture
        ? { kind: gesture.kind, words: said((hasKeyboard() && gesture.mouse) || gesture) }
        : null,
    };
  }

  told(moment: string): void {
    const game = this.#game();
    if (game === undefined) return;
    const before = learned.of(game).told ?? [];
    if (!before.includes(moment)) learned.note(game, { told: [...before, moment] });
  }

  silence(): void {
    const game = this.#game();
    if (game !== undefined) learned.note(game, { silent: true });
  }
}
