// The eight tokens: a colour and a shape that always go together, drawn in a square from -100 to 100.

export const PAWNS = ["framboise", "nuit", "sapin", "miel", "prune", "lagon", "rose", "ardoise"] as const;
export type PawnId = (typeof PAWNS)[number];

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}

const eighths = [0, 45, 90, 135, 180, 225, 270, 315];
const sun =
  "M24,0A24,24 0 1 1 -24,0A24,24 0 1 1 24,0Z" +
  eighths.map((at) => `M${polar(31, at - 15)}L${polar(48, at)}L${polar(31, at + 15)}Z`).join("");
const star =
  "M" + [0, 1, 2, 3, 4].map((n) => `${polar(48, n * 72)}L${polar(20, n * 72 + 36)}`).join("L") + "Z";

export const SHAPES: Record<PawnId, string> = {
  framboise: sun,
  nuit: "M14,-44A46,46 0 1 0 44,20A38,38 0 1 1 14,-44Z",
  sapin: "M-38,40C-46,-10 -14,-46 44,-46C46,10 12,46 -26,40L-8,10L-32,44Z",
  miel: star,
  prune: "M0,-50L38,0L0,50L-38,0Z",
  lagon: "M0,-52C14,-26 36,-4 36,15A36,36 0 0 1 -36,15C-36,-4 -14,-26 0,-52Z",
  rose: "M0,44C-60,4 -46,-42 -20,-42C-8,-42 0,-32 0,-24C0,-32 8,-42 20,-42C46,-42 60,4 0,44Z",
  ardoise: "M-50,38L-14,-36L6,2L20,-18L50,38Z",
};

/** Light fills need a dark ring to stand out on paper. */
export const LIGHT: ReadonlySet<PawnId> = new Set<PawnId>(["miel", "rose"]);
