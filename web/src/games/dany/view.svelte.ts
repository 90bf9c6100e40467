// One's own look at the surface: nearer or further, and where. It moves nothing for anybody else.

import type { Point } from "./surface";

const MOST = 5;
const STEP = 1.5;

export class View {
  scale = $state(1);
  /** How far it is moved, in parts of the place that it fills. */
  x = $state(0);
  y = $state(0);

  get whole(): boolean {
    return this.scale === 1;
  }

  /** Nearer by a factor, around a point that stays where it is (from 0 to 1 across what is seen). */
  zoom(factor: number, around: Point = { x: 0.5, y: 0.5 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const by = scale / this.scale;
    this.scale = scale;
    this.#to(around.x - (around.x - this.x) * by, around.y - (around.y - this.y) * by);
  }
  nearer(): void {
    this.zoom(STEP);
  }
  further(): void {
    this.zoom(1 / STEP);
  }
  move(dx: number, dy: number): void {
    this.#to(this.x + dx, this.y + dy);
  }
  /** Moves as far as needed to bring a place into sight (from 0 to 1 across what is seen). */
  show({ x, y }: Point): void {
    const MARGIN = 0.12;
    const away = (seen: number): number => Math.min(1 - MARGIN, Math.max(MARGIN, seen)) - seen;
    this.move(away(x), away(y));
  }
  reset(): void {
    this.scale = 1;
    this.#to(0, 0);
  }

  /** What is seen whole at first always fills its place. */
  #to(x: number, y: number): void {
    const least = 1 - this.scale;
    this.x = Math.min(0, Math.max(least, x));
    this.y = Math.min(0, Math.max(least, y));
  }
}
