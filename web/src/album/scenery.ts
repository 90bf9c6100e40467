// What lies under the picture of a moment: a night, hills, the light of a lamp.

export const CREAM = "#fff6e4";

export interface Box {
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

export function night(
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

export function lamp(pen: CanvasRenderingContext2D, x: number, y: number, height: number): void {
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
