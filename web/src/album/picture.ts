// A moment of the evening as a picture to send, drawn here: a night, a lamp's light, the cards, the words.

import { cutOf } from "../games/laidSheet";
import type { Art } from "../games/contract";
import { settings } from "../settings.svelte";
import { materialOf, pictureOf, type Images, type OwnImages } from "../table/pictures";
import { namesOf, pawnOf, type Seats } from "../table/players";
import { quote as quoted } from "../typography";
import { LIGHT, PAWNS, SHAPES, type PawnId } from "../ui/pawns";
import { dateLine, peopleOf, titleOf, type Favourite } from "./album";
import type { Album } from "../protocol";
import { fit } from "./fitText";
import { CREAM, lamp, night, type Box } from "./scenery";

export type Shape = "wide" | "tall";
export const SIZES: Record<Shape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1350 },
};

const PALE = "#d9cdb4";
const PAPER = "#fcf6e8";
const INK = "#2b1d2f";
const TITLE = '"Young Serif", Georgia, serif';
const VOICE = '"Alegreya", Georgia, serif';
const SANS = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

function colourOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || INK;
}

function token(pen: CanvasRenderingContext2D, pawn: PawnId, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 200, size / 200);
  pen.fillStyle = colourOf(`--p-${pawn}`);
  pen.beginPath();
  pen.arc(0, 0, 80, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 7;
  pen.strokeStyle = LIGHT.has(pawn) ? INK : CREAM;
  pen.beginPath();
  pen.arc(0, 0, 80, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = colourOf(`--p-${pawn}-on`);
  pen.fill(new Path2D(SHAPES[pawn]));
  pen.restore();
}

function load(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    // A picture that is gone leaves an empty card.
    image.onerror = () => resolve(null);
    image.src = /^(data|blob):/.test(address) ? address : new URL(address, document.baseURI).href;
  });
}

function card(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement | null,
  {
    x,
    y,
    width,
    degrees,
    narrow = 1,
    edge,
  }: { x: number; y: number; width: number; degrees: number; narrow?: number; edge: number },
): void {
  const height = width * 1.5;
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  pen.scale(narrow, 1);
  pen.shadowColor = "rgb(10 4 16 / 55%)";
  pen.shadowBlur = width / 14;
  pen.shadowOffsetY = width / 30;
  pen.fillStyle = PAPER;
  pen.fillRect(-width / 2 - edge, -height / 2 - edge, width + 2 * edge, height + 2 * edge);
  pen.shadowColor = "transparent";
  if (image) pen.drawImage(image, -width / 2, -height / 2, width, height);
  pen.restore();
}

async function drawArt(
  pen: CanvasRenderingContext2D,
  art: Art,
  images: Images,
  own: OwnImages | null,
  box: Box,
): Promise<void> {
  const face = async (id: string): Promise<HTMLImageElement | null> => load(await pictureOf(images, id, own));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (art.is === "cards") {
    const [first = null, left = null, right = null] = await Promise.all(art.ids.map(face));
    const width = Math.min(box.height / 1.56, box.width * 0.42);
    const apart = width * 0.72;
    if (art.ids.length > 1)
      card(pen, left, {
        x: middle.x - apart,
        y: middle.y + width * 0.08,
        width: width * 0.82,
        degrees: -8,
        edge: 6,
      });
    if (art.ids.length > 2)
      card(pen, right, {
        x: middle.x + apart,
        y: middle.y + width * 0.08,
        width: width * 0.82,
        degrees: 8,
        edge: 6,
      });
    card(pen, first, { ...middle, width, degrees: 0, edge: 7 });
  } else if (art.is === "sheet") {
    const cut = cutOf(art);
    const scale = Math.min(box.width / cut.width, box.height / cut.height);
    const frame = { width: cut.width * scale, height: cut.height * scale };
    const left = middle.x - frame.width / 2;
    const top = middle.y - frame.height / 2;
    pen.save();
    pen.shadowColor = "rgb(10 4 16 / 55%)";
    pen.shadowBlur = 24;
    pen.fillStyle = PAPER;
    pen.fillRect(left - 8, top - 8, frame.width + 16, frame.height + 16);
    pen.shadowColor = "transparent";
    pen.beginPath();
    pen.rect(left, top, frame.width, frame.height);
    pen.clip();
    const ground = await load(materialOf("surface"));
    if (ground)
      pen.drawImage(
        ground,
        left,
        top,
        frame.width,
        Math.max(frame.height, (frame.width / ground.width) * ground.height),
      );
    const faces = await Promise.all(
      art.pieces.map(({ id }) => (id === null ? load(materialOf("back-memory")) : face(id))),
    );
    art.pieces.forEach(({ x, y, degrees, narrow }, i) => {
      card(pen, faces[i] ?? null, {
        x: left + (x - cut.x) * scale,
        y: top + (y - cut.y) * scale,
        width: art.card * scale,
        degrees,
        narrow,
        edge: 0,
      });
    });
    pen.restore();
  } else if (art.is === "names") {
    const step = Math.min(92, box.height / art.names.length);
    const size = Math.min(34, step * 0.42);
    art.names.forEach(({ text, ink }, i) => {
      const y = middle.y + (i - (art.names.length - 1) / 2) * step;
      pen.font = `400 ${size}px ${TITLE}`;
      const width = Math.min(box.width, pen.measureText(text).width + size * 2.6);
      const x = middle.x - width / 2 + (i % 2 ? 1 : -1) * Math.min(26, (box.width - width) / 2);
      pen.save();
      pen.shadowColor = "rgb(10 4 16 / 55%)";
      pen.shadowBlur = 12;
      pen.shadowOffsetY = 4;
      pen.fillStyle = PAPER;
      pen.fillRect(x, y - step * 0.38, width, step * 0.76);
      pen.restore();
      pen.fillStyle = ink;
      pen.fillRect(x, y - step * 0.38, size * 0.36, step * 0.76);
      pen.fillStyle = INK;
      pen.textBaseline = "middle";
      pen.fillText(text, x + size * 1.2, y, width - size * 1.6);
      pen.textBaseline = "alphabetic";
    });
  } else {
    const word = art.word.charAt(0).toUpperCase() + art.word.slice(1);
    const { size } = fit(word, { width: box.width - 90, height: 160 }, [110, 40], (text, at) => {
      pen.font = `400 ${at}px ${TITLE}`;
      return pen.measureText(text).width;
    });
    const height = size * 2.7;
    pen.save();
    pen.shadowColor = "rgb(10 4 16 / 55%)";
    pen.shadowBlur = 24;
    pen.shadowOffsetY = 8;
    pen.translate(middle.x, middle.y);
    pen.rotate(-0.03);
    pen.fillStyle = PAPER;
    pen.fillRect(-box.width / 2 + 20, -height / 2, box.width - 40, height);
    pen.shadowColor = "transparent";
    pen.textAlign = "center";
    pen.fillStyle = INK;
    pen.font = `400 ${size}px ${TITLE}`;
    pen.fillText(word, 0, size * 0.16);
    pen.font = `italic 500 ${Math.max(24, size * 0.34)}px ${VOICE}`;
    pen.fillStyle = "#5c4854";
    pen.fillText(art.note, 0, size * 0.8);
    pen.restore();
  }
}

function people(pen: CanvasRenderingContext2D, album: Album, right: number, y: number, size: number): void {
  const colours = peopleOf(album).map(({ colour }) => PAWNS[colour] ?? PAWNS[0]);
  colours.forEach((pawn, i) => token(pen, pawn, right - (colours.length - i - 0.5) * size * 1.02, y, size));
}

/** Where what stands, by shape. */
const PLACES: Record<
  Shape,
  { art: Box; words: Box; who: { x: number; y: number }; foot: number; margin: number }
> = {
  wide: {
    art: { x: 545, y: 52, width: 600, height: 440 },
    words: { x: 58, y: 196, width: 470, height: 270 },
    who: { x: 58, y: 168 },
    foot: 572,
    margin: 58,
  },
  tall: {
    art: { x: 80, y: 160, width: 920, height: 560 },
    words: { x: 80, y: 838, width: 920, height: 290 },
    who: { x: 80, y: 806 },
    foot: 1270,
    margin: 80,
  },
};

export async function drawPicture(
  canvas: HTMLCanvasElement,
  shape: Shape,
  album: Album,
  favourite: Favourite,
  own: OwnImages | null,
): Promise<void> {
  const size = SIZES[shape];
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { quote, seats, chapter } = favourite;
  await Promise.all(
    [`400 40px ${TITLE}`, `italic 500 40px ${VOICE}`, `400 24px ${SANS}`, `700 24px ${SANS}`].map((font) =>
      document.fonts?.load(font),
    ),
  );
  const place = PLACES[shape];
  night(pen, size, place.art);
  await drawArt(pen, quote.art, chapter.images, own, place.art);

  lamp(pen, place.margin, 46, 46);
  pen.fillStyle = CREAM;
  pen.font = `400 46px ${TITLE}`;
  pen.fillText("Veillée", place.margin + 42, 88);

  who(pen, quote.by, quote.did, seats, place.who);
  const words = quote.quoted ? quoted(quote.words, settings.language) : quote.words;
  const { lines, size: letters } = fit(words, place.words, [shape === "wide" ? 58 : 72, 24], (text, at) => {
    pen.font = `italic 500 ${at}px ${VOICE}`;
    return pen.measureText(text).width;
  });
  pen.font = `italic 500 ${letters}px ${VOICE}`;
  pen.fillStyle = CREAM;
  lines.forEach((line, i) => pen.fillText(line, place.words.x, place.words.y + letters * (0.92 + 1.16 * i)));

  pen.fillStyle = PALE;
  pen.font = `400 23px ${SANS}`;
  pen.fillText(dateLine(album), place.margin, place.foot - 56);
  pen.fillStyle = CREAM;
  pen.font = `400 ${shape === "wide" ? 46 : 58}px ${TITLE}`;
  const pawns = shape === "wide" ? place.foot - 16 : place.foot - 64;
  const beside = shape === "wide" ? 49 * peopleOf(album).length : 0;
  pen.fillText(titleOf(album), place.margin, place.foot, size.width - 2 * place.margin - beside);
  people(pen, album, size.width - place.margin, pawns, 46);
}

function who(
  pen: CanvasRenderingContext2D,
  by: readonly number[],
  did: string,
  seats: Seats,
  { x, y }: { x: number; y: number },
): void {
  by.forEach((seat, i) => token(pen, pawnOf(seats, seat), x + 16 + i * 28, y - 8, 38));
  const names = namesOf(seats, by);
  let at = x + 16 + by.length * 28;
  pen.fillStyle = CREAM;
  pen.font = `700 24px ${SANS}`;
  pen.fillText(names, at, y);
  at += pen.measureText(`${names} `).width;
  pen.fillStyle = PALE;
  pen.font = `400 24px ${SANS}`;
  pen.fillText(did, at, y, 420);
}

export function toFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: blob.type })), "image/png");
  });
}
