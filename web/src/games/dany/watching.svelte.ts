// Looking at a composition that somebody else made: pointing at it for the others, and looking closely, on the whole
// screen. It moves for nobody.

import type { Attachment } from "svelte/attachments";
import type { Images } from "../../table/pictures";
import { listen } from "../../ui/listen";
import { inWords } from "./sentences";
import type { DanyPiece } from "./protocol";
import { aroundCards, HEIGHT, onSheet, pointOn, topmost, WIDTH, type Point } from "./surface";
import { m } from "./texts";

/** How near one may look, and how much nearer one step is. */
const MOST = 5;
const STEP = 1.5;

/** One's own look at the surface: nearer or further, and where. It moves nothing for anybody else. */
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

interface Given {
  pieces: readonly DanyPiece[];
  images: Images;
  /** Shows the others where one points; undefined: one may not. */
  onpoint?: (at: Point | null) => void;
}

/** A finger that stays this long points. */
const HOLD = 260;
/** Two fingers that move apart by this much want to look closely. */
const APART = 1.12;
const TOLD_AFTER = 350;

export class Watching {
  readonly view = new View();
  /** The composition fills the screen. */
  open = $state(false);
  /** "Montrer" is pressed: a finger points at once, instead of moving what is seen. */
  shows = $state(false);
  /** Where one points. */
  own = $state.raw<Point | null>(null);
  /** For whoever listens. */
  said = $state("");
  /** The sheet on the table, and the one on the whole screen with the place that it fills. */
  sheet = $state.raw<HTMLElement>();
  nearSheet = $state.raw<HTMLElement>();
  place = $state.raw<HTMLElement>();

  readonly #given: () => Given;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => () => clearTimeout(this.#telling));
    $effect(() => {
      if (this.mayPoint) return;
      this.own = null;
      this.shows = false;
    });
  }

  get mayPoint(): boolean {
    return this.#given().onpoint !== undefined;
  }

  lookClosely(): void {
    this.view.reset();
    this.open = true;
  }
  close(): void {
    this.stop();
    this.open = false;
  }

  point(at: Point | null): void {
    this.own = at;
    this.#given().onpoint?.(at);
  }
  stop(): void {
    clearTimeout(this.#telling);
    if (this.own) this.point(null);
  }

  #at(event: MouseEvent): Point {
    return pointOn(this.open ? (this.nearSheet ?? this.sheet!) : this.sheet!, event);
  }
  // Fingers and keys

  readonly gestures: Attachment<HTMLElement> = (node) => {
    const fingers = new Map<number, PointerEvent>();
    let holding: ReturnType<typeof setTimeout> | undefined;
    let pointing = false;
    let spread = 1;

    /** In parts of the place that is filled. */
    const seen = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = (this.place ?? node).getBoundingClientRect();
      return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    };
    const middle = (): { at: Point; spread: number } => {
      const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
      return {
        at: seen({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }),
        spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
      };
    };
    const stop = (): void => {
      clearTimeout(holding);
      if (!pointing) return;
      pointing = false;
      this.point(null);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      node.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, event);
      if (fingers.size > 1) {
        stop();
        ({ spread } = middle());
      } else if (this.mayPoint) {
        const begin = (): void => {
          pointing = true;
          this.point(this.#at(fingers.get(event.pointerId) ?? event));
        };
        // On the table a finger that passes scrolls the page, and near it moves what is seen; one that stays points.
        if (this.shows || (event.pointerType === "mouse" && !this.open)) begin();
        else holding = setTimeout(begin, HOLD);
      }
    };
    const two = (event: PointerEvent): void => {
      const then = middle();
      fingers.set(event.pointerId, event);
      const now = middle();
      if (!this.open) {
        if (now.spread / spread > APART) this.lookClosely();
        return;
      }
      this.view.zoom(now.spread / spread, now.at);
      this.view.move(now.at.x - then.at.x, now.at.y - then.at.y);
      ({ spread } = now);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      if (fingers.size > 1) {
        two(event);
        return;
      }
      fingers.set(event.pointerId, event);
      if (pointing) {
        this.point(this.#at(event));
        return;
      }
      if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 4)
        clearTimeout(holding);
      const [from, to] = [seen(before), seen(event)];
      if (this.open) this.view.move(to.x - from.x, to.y - from.y);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      stop();
    };
    // A browser that has begun to scroll takes the finger away: not while it points or something is seen near.
    const touch = (event: TouchEvent): void => {
      if (pointing || this.open || event.touches.length > 1) event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if (!this.open && !event.ctrlKey) return;
      event.preventDefault();
      if (!this.open) this.lookClosely();
      this.view.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 200 : 400)), seen(event));
    };
    const twice = (event: MouseEvent): void => {
      if (!this.open) this.lookClosely();
      else if (!this.view.whole) this.view.reset();
      else this.view.zoom(2, seen(event));
    };
    // Not by the framework, which listens at the top of the page: the large look would close first at Escape.
    const deaf = listen(node, {
      keydown: this.#key,
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      dblclick: twice,
      touchmove: touch,
      wheel,
    });
    return () => {
      stop();
      deaf();
    };
  };

  // Keys

  readonly #key = (event: KeyboardEvent): void => {
    const { view, open } = this;
    const nearer = (): void => {
      if (!open) this.lookClosely();
      view.nearer();
    };
    const does: Record<string, (() => void) | undefined> = {
      "+": nearer,
      "=": nearer,
      "-": open ? () => view.further() : undefined,
      "0": open ? () => view.reset() : undefined,
      ...(open || this.mayPoint
        ? {
            ArrowLeft: () => this.#step(-1, 0, event.shiftKey),
            ArrowRight: () => this.#step(1, 0, event.shiftKey),
            ArrowUp: () => this.#step(0, -1, event.shiftKey),
            ArrowDown: () => this.#step(0, 1, event.shiftKey),
          }
        : {}),
      Escape: this.own ? () => this.#showNothing() : undefined,
    };
    const act = does[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  /** With the arrows: from the middle of the cards, and told once the hand rests. */
  #step(right: number, down: number, far: boolean): void {
    if (!this.mayPoint) {
      this.view.move(-0.12 * right, -0.12 * down);
      return;
    }
    const by = far ? 100 : 20;
    const { x, y, width, height } = aroundCards(this.#given().pieces);
    const from = this.own ?? { x: x + width / 2, y: y + height / 2 };
    const at = onSheet({ x: from.x + by * right, y: from.y + by * down });
    this.point(at);
    this.#follow(at);
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => {
      const { pieces, images } = this.#given();
      const piece = pieces[topmost(pieces, at)];
      const what = piece ? inWords(images, piece) : m.bareSurface;
      this.said = `${m.youShow(what)}, ${m.said.at(Math.round(at.x / 10), Math.round((at.y / HEIGHT) * 100))}`;
    }, TOLD_AFTER);
  }

  /** Near, what is seen moves with the place that is shown. */
  #follow(at: Point): void {
    const { nearSheet: sheet, place } = this;
    if (!this.open || !sheet || !place) return;
    const [on, box] = [sheet.getBoundingClientRect(), place.getBoundingClientRect()];
    this.view.show({
      x: (on.left + (at.x / WIDTH) * on.width - box.left) / box.width,
      y: (on.top + (at.y / HEIGHT) * on.height - box.top) / box.height,
    });
  }

  #showNothing(): void {
    this.stop();
    this.said = m.showsNothing;
  }
}
