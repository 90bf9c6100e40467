// From a picture to what the server keeps of it: a card and its thumbnail, small, and nothing but pixels.

import { IMAGE_BYTES, NARROWEST_IMAGE, THUMB_BYTES } from "../protocol";
import { cardSize, fitted, placed, type Crop, type Size, type Turn } from "./crop";

const MOST_WIDTH = 800;
const THUMB: Size = { width: 200, height: 300 };

/** What the pictures of a phone are reduced to before anything is done with them: more than a card ever shows. */
const MOST_PIXELS = 8_000_000;
/** What lies under a picture that can be seen through, and under a drawing. */
export const PAPER = "#fcf6e8";

export interface Made {
  image: Blob;
  thumb: Blob;
}

/** This browser cannot read the file, or cannot make a card of it. */
export class Unreadable extends Error {}

/** Something that a card can be cut out of. `close` gives its memory back. */
export interface Picture extends Size {
  source: ImageBitmap | HTMLCanvasElement;
  close(): void;
}

/** Upright, whichever way the camera was held, and not larger than needed. */
export async function openPicture(file: Blob): Promise<Picture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = address;
    // Tells its size; a browser decodes no more than it must.
    await loaded(image);
    const whole = { width: image.naturalWidth, height: image.naturalHeight };
    if (whole.width === 0 || whole.height === 0) throw new Unreadable("empty");
    const size = fitted(whole, MOST_PIXELS);
    const source = (await asBitmap(file, whole, size)) ?? asCanvas(image, size);
    return { ...size, source, close: () => release(source) };
  } finally {
    image.src = "";
    URL.revokeObjectURL(address);
  }
}

function loaded(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Unreadable("unknown kind"));
  });
}

/** Decoded beside the page, so that it does not stand still. Not every browser can do all of it: then null. */
async function asBitmap(file: Blob, whole: Size, size: Size): Promise<ImageBitmap | null> {
  const smaller = size.width < whole.width;
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: "from-image",
      ...(smaller
        ? { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: "high" as const }
        : {}),
    });
    if (bitmap.width === size.width && bitmap.height === size.height) return bitmap;
    bitmap.close();
  } catch {
    // drawn by hand
  }
  return null;
}

function asCanvas(image: HTMLImageElement, size: Size): HTMLCanvasElement {
  const { canvas, pen } = sheet(size);
  pen.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

function release(source: Picture["source"]): void {
  if (source instanceof HTMLCanvasElement) source.width = source.height = 0;
  else source.close();
}

/** A sheet of paper to draw on. */
export function sheet(size: Size): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Unreadable("no canvas");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, size.width, size.height);
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}

/** Cuts a card out of a picture. */
export async function encode(picture: Picture, crop: Crop, turn: Turn): Promise<Made> {
  const kind = await bestKind();
  // Where even a poor quality is too much, a smaller card is better than none.
  for (let most = MOST_WIDTH; most >= NARROWEST_IMAGE; most *= 0.75) {
    const size = cardSize(crop, NARROWEST_IMAGE, most);
    const card = draw(picture, crop, turn, size);
    const image = await searchQuality((quality) => toBlob(card, kind, quality), IMAGE_BYTES);
    const small = image && shrunk(card);
    const thumb = small && (await searchQuality((quality) => toBlob(small, kind, quality), THUMB_BYTES));
    release(card);
    if (small) release(small);
    if (image && thumb) return { image, thumb };
  }
  throw new Unreadable("too many bytes");
}

function draw(picture: Picture, crop: Crop, turn: Turn, size: Size): HTMLCanvasElement {
  const { canvas, pen } = sheet(size);
  pen.setTransform(...placed(picture, turn, crop, size.width / crop.width));
  pen.drawImage(picture.source, 0, 0, picture.width, picture.height);
  return canvas;
}

function shrunk(card: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, pen } = sheet(THUMB);
  pen.drawImage(card, 0, 0, THUMB.width, THUMB.height);
  return canvas;
}

type Kind = "image/webp" | "image/jpeg";
let known: Promise<Kind> | null = null;

/** A browser that cannot write WebP says so by writing something else. */
function bestKind(): Promise<Kind> {
  known ??= new Promise((resolve) => {
    const { canvas } = sheet({ width: 2, height: 3 });
    canvas.toBlob((blob) => resolve(blob?.type === "image/webp" ? "image/webp" : "image/jpeg"), "image/webp");
  });
  return known;
}

async function toBlob(canvas: HTMLCanvasElement, kind: Kind, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, quality));
  if (blob?.type !== kind) throw new Unreadable("cannot write");
  if (kind !== "image/jpeg") return blob;
  return new Blob([withoutMetadata(new Uint8Array(await blob.arrayBuffer()))], { type: kind });
}

const FINE = 0.86;
const POOR = 0.35;
const CLOSE = 0.03;

/** The finest that has at most so many bytes; null if even a poor one has more. */
export async function searchQuality<T extends { size: number }>(
  make: (quality: number) => Promise<T>,
  most: number,
): Promise<T | null> {
  const fine = await make(FINE);
  if (fine.size <= most) return fine;
  let best = await make(POOR);
  if (best.size > most) return null;
  let [fits, exceeds] = [POOR, FINE];
  while (exceeds - fits > CLOSE) {
    const middle = (fits + exceeds) / 2;
    const made = await make(middle);
    if (made.size <= most) [fits, best] = [middle, made];
    else exceeds = middle;
  }
  return best;
}

/** A JPEG without what Safari adds to it (EXIF) and any other remarks; colours (ICC) stay. */
export function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]!;
    // From the start of the scan on there are only pixels.
    if (marker === 0xda) break;
    const end = at + 2 + (jpeg[at + 2]! << 8) + jpeg[at + 3]!;
    const remark =
      marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);
    if (!remark) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  const bytes = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of kept) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}
