// A sheet of the desk that is carried to another place by its grip.

import { landing } from "./desk";

const GAP = 12; // px between two sheets
const STILL = 6; // px: who moved no further only pressed the grip

export class Carry {
  #now = $state.raw<{
    at: number;
    to: number;
    from: number;
    dy: number;
    places: { top: number; height: number }[];
  } | null>(null);
  #carried = false;
  readonly #lay: (from: number, to: number) => void;

  /** `lay`: a sheet was let go at another place. */
  constructor(lay: (from: number, to: number) => void) {
    this.#lay = lay;
  }

  get moves(): boolean {
    return this.#now !== null;
  }
  holds(at: number): boolean {
    return this.#now?.at === at;
  }

  /** How far the sheet at this place is from it meanwhile, in px; null: nothing is carried. */
  shift(i: number): number | null {
    if (!this.#now) return null;
    const { at, to, dy, places } = this.#now;
    if (i === at) return dy;
    const by = (places[at]?.height ?? 0) + GAP;
    if (at < i && i <= to) return -by;
    return to <= i && i < at ? by : 0;
  }

  take(event: PointerEvent, at: number): void {
    const grip = event.currentTarget as HTMLElement;
    const list = grip.closest("ol");
    if (event.button !== 0 || !list) return;
    const places = [...list.children].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top, height };
    });
    grip.setPointerCapture(event.pointerId);
    this.#now = { at, to: at, from: event.clientY, dy: 0, places };
  }

  move(event: PointerEvent): void {
    if (!this.#now) return;
    const dy = event.clientY - this.#now.from;
    this.#now = { ...this.#now, dy, to: landing(this.#now.places, this.#now.at, dy) };
  }

  drop(event: PointerEvent): void {
    if (!this.#now) return;
    const { at, to, dy } = this.#now;
    this.#now = null;
    this.#carried = Math.abs(dy) > STILL;
    if (event.type === "pointerup" && to !== at) this.#lay(at, to);
  }

  /** Whether the grip was only pressed: a press that carried something is no press of the button. */
  pressed(): boolean {
    const carried = this.#carried;
    this.#carried = false;
    return !carried;
  }
}
