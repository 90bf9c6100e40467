// The free surface (DA-7): a sheet of 1000 × 1150, on which a card is 290 × 435. Everything is in units of the sheet,
// and drawn to scale, so that a composition looks the same on every screen.

import { edgesOf, type Cut } from "../laidSheet";
import { DANY, type DanyPiece } from "./protocol";

export const { SURFACE_WIDTH: WIDTH, SURFACE_HEIGHT: HEIGHT, FULL_TURN: TURN } = DANY;
const { CARD_WIDTH: CARD, MOST_LEAN } = DANY;
const TALL = CARD * 1.5;

export interface Point {
  x: number;
  y: number;
}

/** A card as its owner lays it: the memory is always known. */
export interface Laid extends DanyPiece {
  memory: string;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Where on the sheet something is pressed. */
export function pointOn(sheet: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return { x: ((clientX - left) / width) * WIDTH, y: ((clientY - top) / height) * HEIGHT };
}

export const onSheet = ({ x, y }: Point): Point => ({ x: within(x, 0, WIDTH), y: within(y, 0, HEIGHT) });

/** An angle in tenths of a degree, as the rules write it: from 0 to 3599. */
export const wrapped = (angle: number): number => ((Math.round(angle) % TURN) + TURN) % TURN;

export const leaning = (lean: number): number => within(lean, -MOST_LEAN, MOST_LEAN);

/** The same piece with something changed, where the rules allow it to be. */
export function changed<P extends DanyPiece>(piece: P, change: Partial<DanyPiece>): P {
  const next = { ...piece, ...change };
  return { ...next, ...onSheet(next), angle: wrapped(next.angle), lean: leaning(next.lean) };
}

/** `now` said so that turning there from `before` goes the short way round; may leave the circle. */
export function shortWay(before: number, now: number): number {
  const away = wrapped(now - before);
  return before + (away > TURN / 2 ? away - TURN : away);
}

const radians = (tenths: number): number => (tenths * Math.PI) / (TURN / 2);

function turned({ x, y }: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Where a card that stands throws its shadow, in parts of its height: the light comes from the upper left. */
const SHADOW: Point = { x: 0.52, y: 0.3 };

/** The same as the card sees it: a shadow does not turn with what throws it. */
export const shadowOf = (angle: number): Point => turned(SHADOW, -radians(angle));

/** How wide a card looks: one that stands is seen from the side. */
const widthOf = (piece: DanyPiece): number => CARD * Math.max(0.3, Math.cos((piece.lean * Math.PI) / 180));

function edges(pieces: readonly DanyPiece[]): ReturnType<typeof edgesOf> {
  const placed = pieces.map((piece) => ({
    x: piece.x,
    y: piece.y,
    degrees: piece.angle / 10,
    narrow: widthOf(piece) / CARD,
  }));
  return edgesOf(placed, CARD);
}

export const SHEET: Cut = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Around the cards. */
const AIR = 22;
/** Few cards do not fill the whole place. */
const LEAST = 520;

/** The part that is worth showing of a composition: all cards, as large as they can be. */
export function aroundCards(pieces: readonly DanyPiece[]): Cut {
  if (pieces.length === 0) return SHEET;
  const { left, right, top, bottom } = edges(pieces);
  const width = Math.max(LEAST, right - left + 2 * AIR);
  const height = Math.max(LEAST, bottom - top + 2 * AIR);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** While it grows: the whole sheet, and the cards that hang over its edge. */
export function aroundAll(pieces: readonly DanyPiece[]): Cut {
  if (pieces.length === 0) return SHEET;
  const { left, right, top, bottom } = edges(pieces);
  const [x, y] = [Math.min(0, left), Math.min(0, top)];
  return { x, y, width: Math.max(WIDTH, right) - x, height: Math.max(HEIGHT, bottom) - y };
}

/** How the sheet lies in its place so that a part of it is seen: what the styles of Surface and Composer read. */
export const laidSo = ({ x, y, width, height }: Cut): string =>
  `--cut-w: ${width}; --cut-h: ${height}; --cut-x: ${x + width / 2}; --cut-y: ${y + height / 2}`;

export function covers(piece: DanyPiece, at: Point): boolean {
  const own = turned({ x: at.x - piece.x, y: at.y - piece.y }, -radians(piece.angle));
  return Math.abs(own.x) <= widthOf(piece) / 2 && Math.abs(own.y) <= TALL / 2;
}

/** The index of the topmost piece under a point; -1: the bare sheet. */
export function topmost(pieces: readonly DanyPiece[], at: Point): number {
  return pieces.findLastIndex((piece) => covers(piece, at));
}

/** Two fingers: what lies between them moves and turns with them. */
export function twoFingers<P extends DanyPiece>(
  piece: P,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): P {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const direction = ([a, b]: readonly [Point, Point]): number => Math.atan2(b.y - a.y, b.x - a.x);
  const turn = direction(now) - direction(before);
  const [from, to] = [middle(before), middle(now)];
  const arm = turned({ x: piece.x - from.x, y: piece.y - from.y }, turn);
  return changed(piece, {
    x: to.x + arm.x,
    y: to.y + arm.y,
    angle: piece.angle + (turn * TURN) / (2 * Math.PI),
  });
}

/** The handle goes around the centre: the card turns by as much. */
export function aroundCentre<P extends DanyPiece>(piece: P, before: Point, now: Point): P {
  const direction = (at: Point): number => Math.atan2(at.y - piece.y, at.x - piece.x);
  const turn = direction(now) - direction(before);
  return changed(piece, { angle: piece.angle + (turn * TURN) / (2 * Math.PI) });
}

/** The upper right corner of a card, where its handle is; kept on the sheet, where a finger can reach it. */
export function corner(piece: DanyPiece): Point {
  const arm = turned({ x: widthOf(piece) / 2, y: -TALL / 2 }, radians(piece.angle));
  const margin = 60;
  return {
    x: within(piece.x + arm.x, margin, WIDTH - margin),
    y: within(piece.y + arm.y, margin, HEIGHT - margin),
  };
}

/** A piece on a screen that follows: `key` stays while it is the same card, `angle` may leave the circle. */
export interface Followed extends DanyPiece {
  key: number;
}

/** The next state of what is shown: each card is found again, so that it moves there instead of jumping. A card that
 * lies face down has no name here: it is the nearest one that is not accounted for, also when it was just turned over. */
export function follow(shown: readonly Followed[], pieces: readonly DanyPiece[]): Followed[] {
  const found = new Map<DanyPiece, Followed>();
  const taken = new Set<Followed>();
  const pair = (piece: DanyPiece, from: Followed): void => {
    if (found.has(piece) || taken.has(from)) return;
    found.set(piece, from);
    taken.add(from);
  };
  const pairs = pieces.flatMap((piece) => shown.map((from) => ({ piece, from })));
  for (const { piece, from } of pairs)
    if (piece.memory !== null && piece.memory === from.memory) pair(piece, from);
  const far = ({ piece, from }: (typeof pairs)[number]): number =>
    Math.hypot(piece.x - from.x, piece.y - from.y);
  for (const { piece, from } of pairs
    .filter(({ piece, from }) => piece.memory === null || from.memory === null)
    .sort((a, b) => far(a) - far(b)))
    pair(piece, from);
  let fresh = Math.max(0, ...shown.map((one) => one.key));
  return pieces.map((piece) => {
    const from = found.get(piece);
    if (from === undefined) return { ...piece, key: ++fresh };
    return { ...piece, key: from.key, angle: shortWay(from.angle, piece.angle) };
  });
}

/** What others are shown while it is laid out: no name for what lies face down. */
export const forOthers = (pieces: readonly Laid[]): DanyPiece[] =>
  pieces.map((piece) => (piece.face_up ? piece : { ...piece, memory: null }));
