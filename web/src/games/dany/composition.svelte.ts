// What the active personality has in hand and on the surface, until it is sent. Kept by this browser, so that a reload
// loses nothing.

import { tick } from "svelte";
import { forget, load, save } from "../../storage";
import { altOf } from "../../table/alts.svelte";
import type { Images } from "../../table/pictures";
import { changed, HEIGHT, pointOn, WIDTH, type Laid, type Point } from "./surface";
import { m } from "./texts";

const STEPS_KEPT = 100;
/** Changes of one kind to one card that follow each other quickly are undone together. */
const ONE_STEP = 900;

// "Dresser" goes from flat to leaning left, right, and back.
const LEANS = [0, 40, -40];

function readable(stored: unknown, kept: readonly string[]): Laid[] {
  if (!Array.isArray(stored)) return [];
  const pieces = stored as Laid[];
  const fits = pieces.every(
    (piece) => kept.includes(piece.memory) && Number.isInteger(piece.x) && Number.isInteger(piece.y),
  );
  const once = new Set(pieces.map((piece) => piece.memory)).size === pieces.length;
  return fits && once ? pieces : [];
}

interface Lifted {
  memory: string;
  x: number;
  y: number;
}

export class Composition {
  /** From the lowest to the topmost. */
  pieces = $state.raw<readonly Laid[]>([]);
  selected = $state.raw<string | null>(null);
  /** The element of the sheet, and a card on its way there from the hand, under the finger. */
  sheet = $state<HTMLElement>();
  lifted = $state.raw<Lifted | null>(null);
  /** For whoever listens. */
  said = $state("");
  #past = $state.raw<readonly (readonly Laid[])[]>([]);
  #last = { what: "", at: 0 };

  constructor(
    /** Where this browser keeps it: one for each game and round. */
    readonly key: string,
    readonly kept: readonly string[],
    private readonly onchange: (pieces: readonly Laid[]) => void = () => {},
  ) {
    this.pieces = readable(load(key), kept);
    if (this.pieces.length > 0) onchange(this.pieces);
  }

  get hand(): string[] {
    return this.kept.filter((memory) => !this.pieces.some((piece) => piece.memory === memory));
  }
  get piece(): Laid | null {
    return this.pieces.find((piece) => piece.memory === this.selected) ?? null;
  }
  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  /** From the hand to the surface: at a point, or where there is room. */
  lay(memory: string, at?: Point): void {
    if (!this.hand.includes(memory)) return;
    const n = this.pieces.length;
    const place = at ?? {
      x: WIDTH * (0.24 + 0.26 * (n % 3)),
      y: HEIGHT * (0.3 + 0.2 * (Math.floor(n / 3) % 3)),
    };
    const fresh = { memory, x: 0, y: 0, angle: 0, lean: 0, face_up: true };
    this.#remember("lay");
    this.#set([...this.pieces, changed(fresh, place)]);
    this.selected = memory;
  }

  pointOf(event: MouseEvent): Point {
    return pointOn(this.sheet!, event);
  }

  focus(memory: string): void {
    void tick().then(() =>
      this.sheet?.querySelector<HTMLElement>(`[data-piece="${memory}"]`)?.focus({ preventScroll: true }),
    );
  }

  say(images: Images, memory: string, what: string): void {
    this.said = `${altOf(images, memory) || m.aMemory}, ${what}`;
  }

  takeBack(memory: string): void {
    this.#remember("take");
    this.#set(this.pieces.filter((piece) => piece.memory !== memory));
    if (this.selected === memory) this.selected = null;
  }

  /** A gesture begins: all of it is undone at once. */
  begin(): void {
    this.#remember("gesture");
  }

  /** Within a gesture. */
  put(piece: Laid): void {
    this.#set(this.pieces.map((one) => (one.memory === piece.memory ? piece : one)));
  }

  change(memory: string, what: string, change: (piece: Laid) => Partial<Laid>): void {
    const piece = this.pieces.find((one) => one.memory === memory);
    if (piece === undefined) return;
    this.#remember(`${what}:${memory}`, true);
    this.put(changed(piece, change(piece)));
  }

  move(memory: string, dx: number, dy: number): void {
    this.change(memory, "move", ({ x, y }) => ({ x: x + dx, y: y + dy }));
  }
  turn(memory: string, by: number): void {
    this.change(memory, "turn", ({ angle }) => ({ angle: angle + by }));
  }
  flip(memory: string): void {
    this.change(memory, `flip${Date.now()}`, ({ face_up }) => ({ face_up: !face_up }));
  }
  stand(memory: string): void {
    this.change(memory, `stand${Date.now()}`, ({ lean }) => ({
      lean: LEANS[(LEANS.indexOf(lean) + 1) % LEANS.length] ?? 0,
    }));
  }
  /** A finer way to stand. */
  lean(memory: string, by: number): void {
    this.change(memory, "lean", ({ lean }) => ({ lean: lean + by }));
  }

  /** `by` places up (1) or down (-1), or to the very top or bottom (Infinity). */
  raise(memory: string, by: number): void {
    const at = this.pieces.findIndex((piece) => piece.memory === memory);
    const to = Math.min(this.pieces.length - 1, Math.max(0, at + by));
    if (at < 0 || at === to) return;
    this.#remember(`raise${Date.now()}`);
    const rest = this.pieces.filter((_, i) => i !== at);
    this.#set([...rest.slice(0, to), this.pieces[at]!, ...rest.slice(to)]);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#last = { what: "", at: 0 };
    this.#set(before);
    if (this.piece === null) this.selected = null;
  }

  /** Sent: nothing is left to keep. */
  forget(): void {
    forget(this.key);
  }

  #remember(what: string, together = false): void {
    const now = Date.now();
    const same = together && this.#last.what === what && now - this.#last.at < ONE_STEP;
    this.#last = { what, at: now };
    if (!same) this.#past = [...this.#past, this.pieces].slice(-STEPS_KEPT);
  }

  #set(pieces: readonly Laid[]): void {
    this.pieces = pieces;
    save(this.key, pieces);
    this.onchange(pieces);
  }
}
