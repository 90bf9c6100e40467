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

export type Shape = "wide" | "tall";
export const SIZES: Record<Shape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1350 },
};

const CREAM = "#fff6e4";
const PALE = "#d9cdb4";
const PAPER = "#fcf6e8";
const INK = "#2b1d2f";
const TITLE = '"Young Serif", Georgia, serif';
const VOICE = '"Alegreya", Georgia, serif';
const SANS = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same stars and grains every time: a picture drawn twice is the same picture. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function night(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  light: Box,
): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#0b1e2b");
  sky.addColorStop(0.6, "#14424e");
  sky.addColorStop(1, "#2a6d6f");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const random = chance(14);
  const x = light.x + light.width / 2;
  const y = light.y + light.height / 2;
  const reach = Math.max(light.width, light.height) * 0.95;
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, "rgb(226 165 46 / 55%)");
  glow.addColorStop(1, "rgb(226 165 46 / 0%)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  // Lamplight as it is printed: grains, denser towards the middle.
  for (let i = 0; i < 26_000; i++) {
    const far = Math.sqrt(random()) * reach;
    const turn = random() * 2 * Math.PI;
    if (random() < (far / reach) ** 0.8) continue;
    pen.fillStyle = `rgb(242 183 92 / ${0.1 + 0.3 * random()})`;
    const grain = 1 + 2.4 * random();
    pen.fillRect(x + far * Math.cos(turn), y + far * Math.sin(turn), grain, grain);
  }
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = `rgb(255 246 228 / ${0.2 + 0.5 * random()})`;
    pen.beginPath();
    pen.arc(random() * width, random() * height * 0.6, 0.6 + 1.3 * random(), 0, 2 * Math.PI);
    pen.fill();
  }
  // Hills with a wood on them.
  for (const [at, ink] of [
    [0.9, "#11383f"],
    [0.955, "#0b2a31"],
  ] as const) {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let along = 0; along <= width; along += 12) {
      const crest = height * at + 14 * Math.sin(along / 170 + at * 40) + 6 * Math.sin(along / 61);
      const tree = random() < 0.16 ? 8 + 22 * random() : 0;
      pen.lineTo(along, crest - tree);
      pen.lineTo(along + 6, crest);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}

function lamp(pen: CanvasRenderingContext2D, x: number, y: number, height: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 84, height / 84);
  const draw = (path: string, fill: string): void => {
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  };
  draw("M18,60h24l7,17H11zM9,76h42v6H9zM22,48h16v13H22z", CREAM);
  draw("M15,44C7,30 18,17 19.500,3h21C42,17 53,30 45,44z", "#ffe3a1");
  draw("M30,42C18.500,33 25,22 30,11C35,22 41.500,33 30,42z", "#bf3818");
  draw("M13,43.500h34v6.500H13z", CREAM);
  pen.restore();
}

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

/** The text in lines no wider than this; a word that is wider stands alone. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function balanced(text: string, lines: string[], width: number, measure: (text: string) => number): string[] {
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const next = wrap(text, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower)) break;
    lines = next;
  }
  return lines;
}

/** The text as large as it fits into the box; what does not fit even when small is cut off with dots. */
export function fit(
  text: string,
  box: { width: number; height: number },
  [largest, smallest]: readonly [number, number],
  measure: (text: string, size: number) => number,
): { lines: string[]; size: number } {
  for (let size = largest; ; size -= 2) {
    const lines = wrap(text, box.width, (some) => measure(some, size));
    const most = Math.max(1, Math.floor(box.height / (size * 1.16)));
    const fits = lines.length <= most && lines.every((line) => measure(line, size) <= box.width);
    if (fits) return { lines: balanced(text, lines, box.width, (some) => measure(some, size)), size };
    if (size > smallest) continue;
    const kept = lines.slice(0, most);
    const last = kept.at(-1) ?? "";
    if (lines.length > most) kept[kept.length - 1] = `${last.replace(/[\s\p{P}]+$/u, "")}…`;
    return { lines: kept, size };
  }
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
