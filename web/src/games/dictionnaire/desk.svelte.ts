// The reader's hands on the desk: what is being touched up, merged, or carried to another place.

import type { DictionnaireAskSort, DictionnaireMove } from "./protocol";
import { closePairs, idOf, mergeOf, moved, twins, type Close, type Pile } from "./desk";

type Play = (move: DictionnaireMove) => Promise<boolean>;

export class Desk {
  readonly #asked: () => DictionnaireAskSort | null;
  readonly #play: Play;
  readonly #playNext: Play;

  /** The sheet under the pencil, and what it will say. */
  editing = $state<string | null>(null);
  edited = $state("");
  /** Two piles are being chosen to become one. */
  merging = $state(false);
  picked = $state<string[]>([]);
  /** The pile whose words will be read for both. */
  words = $state<string | null>(null);
  /** The pile with its two arrows out. */
  carrying = $state<string | null>(null);
  /** An order that the server has not answered yet. */
  #order = $state<string[] | null>(null);
  #refused = $state<string[]>([]);
  /** How the texts were before they were given one form. */
  #before = $state.raw<Record<string, string> | null>(null);

  constructor(asked: () => DictionnaireAskSort | null, play: Play, playNext: Play) {
    this.#asked = asked;
    this.#play = play;
    this.#playNext = playNext;
  }

  piles: readonly Pile[] = $derived.by(() => {
    const piles: readonly Pile[] = this.#asked()?.piles ?? [];
    const order = this.#order;
    if (order?.length !== piles.length) return piles;
    const sorted = order.map((id) => piles.find((pile) => idOf(pile) === id));
    return sorted.every((pile) => pile !== undefined) ? sorted : piles;
  });
  twins = $derived.by(() => twins(this.piles));
  close: Close[] = $derived.by(() =>
    closePairs(this.piles, this.#asked()?.alike ?? []).filter(({ key }) => !this.#refused.includes(key)),
  );

  reset(): void {
    this.editing = this.words = this.carrying = null;
    this.merging = false;
    this.picked = [];
    this.#order = null;
    this.#refused = [];
    this.#before = null;
  }

  // Touching up

  edit(pile: Pile): void {
    this.editing = idOf(pile);
    this.edited = pile[0]?.text ?? "";
    this.carrying = null;
  }

  async keepEdit(): Promise<void> {
    const sheet = this.editing;
    const text = this.edited.trim();
    if (sheet === null || text === "") return;
    const same = this.piles.some((pile) => pile[0]?.id === sheet && pile[0].text === text);
    if (same || (await this.#play({ t: "edit", sheet, text }))) this.editing = null;
  }

  get mayUntidy(): boolean {
    return this.#before !== null;
  }

  async tidy(): Promise<void> {
    const before = this.#texts();
    if (await this.#play({ t: "tidy" })) this.#before = before;
  }

  /** Every sheet that was given a form gets its own back. */
  async untidy(): Promise<void> {
    const before = this.#before;
    if (!before) return;
    for (const [sheet, text] of Object.entries(this.#texts())) {
      const own = before[sheet];
      if (own !== undefined && own !== text && !(await this.#play({ t: "edit", sheet, text: own }))) return;
    }
    this.#before = null;
  }

  #texts(): Record<string, string> {
    return Object.fromEntries(this.piles.flat().map(({ id, text }) => [id, text]));
  }

  // Merging

  startMerging(): void {
    this.merging = true;
    this.picked = [];
    this.words = this.editing = this.carrying = null;
  }

  stopMerging(): void {
    this.merging = false;
    this.picked = [];
  }

  pick(id: string): void {
    if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else if (this.picked.length < 2) this.picked = [...this.picked, id];
    const [one, two] = this.pickedPiles;
    this.words = one && two ? mergeOf(one, two).into : null;
  }

  get pickedPiles(): Pile[] {
    return this.picked.flatMap((id) => this.piles.filter((pile) => idOf(pile) === id));
  }

  async mergePicked(): Promise<void> {
    const sheet = this.picked.find((id) => id !== this.words);
    if (sheet === undefined || this.words === null) return;
    if (await this.#play({ t: "merge", sheet, into: this.words })) this.stopMerging();
  }

  mergeClose({ pile, other }: { pile: Pile; other: Pile }): void {
    void this.#play({ t: "merge", ...mergeOf(other, pile) });
  }

  keepApart(key: string): void {
    this.#refused = [...this.#refused, key];
  }

  part(sheet: string): void {
    void this.#play({ t: "part", sheet });
  }

  /** The pile is read in the words of another of its sheets. */
  async readWordsOf(pile: Pile, sheet: string): Promise<void> {
    if (await this.#play({ t: "part", sheet }))
      await this.#play({ t: "merge", sheet: idOf(pile), into: sheet });
  }

  // The order of reading

  async move(from: number, to: number): Promise<void> {
    if (to < 0 || to >= this.piles.length || from === to) return;
    const order = moved(this.piles.map(idOf), from, to);
    // A sheet that is moved on before its last place is known to the server goes there afterwards.
    const waits = this.#order !== null;
    this.#order = order;
    if (waits) return;
    for (let sent: string[] | null = null; this.#order !== null && this.#order !== sent;) {
      sent = this.#order;
      if (!(await this.#playNext({ t: "arrange", order: sent }))) break;
    }
    this.#order = null;
  }
}
