// A drawing with wax crayons on our paper: lines, in the order they were drawn.

import { PAPER, sheet } from "../encode";
import { curveTo, curveToEnd, type Curve, type Stroke } from "./stroke";

export const SHEET = { width: 800, height: 1200 };

/** Those of our cards and players; the last one is the paper's own, to rub out with. */
export const INKS = {
  encre: "#2b1d2f",
  brique: "#bf3818",
  miel: "#e2a52e",
  sapin: "#2b6b3a",
  lagon: "#0a7683",
  nuit: "#2a4a9e",
  prune: "#68388f",
  rose: "#e08aa0",
  ecorce: "#8a5a2e",
  papier: PAPER,
} as const;
export type Ink = keyof typeof INKS;
export const WIDTHS = { fine: 11, wide: 38 } as const;
export type Width = keyof typeof WIDTHS;

/** So many steps can be undone. */
const MOST_UNDONE = 200;

export class Drawing {
  strokes = $state.raw<readonly Stroke[]>([]);
  ink = $state<Ink>("encre");
  width = $state<Width>("fine");
  /** What there was before each step. */
  #past = $state.raw<readonly (readonly Stroke[])[]>([]);

  readonly canUndo: boolean = $derived(this.#past.length > 0);
  readonly empty: boolean = $derived(this.strokes.length === 0);

  add(stroke: Stroke): void {
    this.#step([...this.strokes, stroke]);
  }

  clear(): void {
    if (!this.empty) this.#step([]);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.strokes = before;
    this.#past = this.#past.slice(0, -1);
  }

  #step(strokes: readonly Stroke[]): void {
    this.#past = [...this.#past, this.strokes].slice(-MOST_UNDONE);
    this.strokes = strokes;
  }
}

/** Puts lines on a canvas. `paper`: the grain of it, once it is there. */
export class Painter {
  #pen: CanvasRenderingContext2D;
  #paper: CanvasImageSource | null = null;
  #crayons = new Map<Ink, CanvasPattern | string>();

  constructor(canvas: HTMLCanvasElement) {
    canvas.width = SHEET.width;
    canvas.height = SHEET.height;
    this.#pen = canvas.getContext("2d", { alpha: false })!;
  }

  /** With its grain, from the next painting on. */
  async layPaper(): Promise<void> {
    const grain = new Image();
    grain.src = "materials/grain-papier.webp";
    await grain.decode();
    this.#paper = grain;
  }

  paint(strokes: readonly Stroke[]): void {
    this.#pen.fillStyle = PAPER;
    this.#pen.fillRect(0, 0, SHEET.width, SHEET.height);
    this.#layGrain();
    for (const stroke of strokes) {
      stroke.dabs.forEach((_, at) => this.go(stroke, at));
      this.lift(stroke);
    }
  }

  /** One dab more of a line that is being drawn. */
  go(stroke: Stroke, at: number): void {
    this.#line(stroke, curveTo(stroke, at));
  }

  lift(stroke: Stroke): void {
    this.#line(stroke, curveToEnd(stroke));
  }

  #layGrain(): void {
    const pattern = this.#paper && this.#pen.createPattern(this.#paper, "repeat");
    if (!pattern) return;
    this.#pen.fillStyle = pattern;
    this.#pen.fillRect(0, 0, SHEET.width, SHEET.height);
  }

  #line({ ink }: Stroke, curve: Curve | null): void {
    if (!curve) return;
    const pen = this.#pen;
    pen.strokeStyle = this.#crayon(ink);
    pen.lineWidth = curve.width;
    pen.lineCap = pen.lineJoin = "round";
    pen.beginPath();
    pen.moveTo(curve.from.x, curve.from.y);
    pen.quadraticCurveTo(curve.by.x, curve.by.y, curve.to.x, curve.to.y);
    pen.stroke();
  }

  #crayon(ink: Ink): CanvasPattern | string {
    const known = this.#crayons.get(ink);
    if (known) return known;
    const made =
      ink === "papier" ? INKS[ink] : (this.#pen.createPattern(wax(INKS[ink]), "repeat") ?? INKS[ink]);
    this.#crayons.set(ink, made);
    return made;
  }
}

/** Wax leaves the hollows of the paper bare. Its holes are always in the same places, so that a line can be drawn in pieces. */
function wax(colour: string): HTMLCanvasElement {
  const side = 256;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, side, side);
  pen.globalCompositeOperation = "destination-out";
  let state = 14;
  const chance = (): number => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
  for (let i = 0; i < 2600; i++) {
    pen.globalAlpha = 0.35 + chance() * 0.5;
    pen.fillRect(
      Math.floor(chance() * side),
      Math.floor(chance() * side),
      1 + chance() * 2.2,
      1 + chance() * 1.6,
    );
  }
  return canvas;
}

/** The whole drawing on a sheet of its own. */
export async function painted(strokes: readonly Stroke[]): Promise<HTMLCanvasElement> {
  const { canvas } = sheet(SHEET);
  const painter = new Painter(canvas);
  // Without its grain the paper is plain.
  await painter.layPaper().catch(() => {});
  painter.paint(strokes);
  return canvas;
}
