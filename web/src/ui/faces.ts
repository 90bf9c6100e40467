// The faces of bots: a lamp's glass that looks at you, drawn in a square of 60. Three of them, told apart by eyes and
// mouth alone, down to the size of a thumbnail.

export const GLASS = "M14,46C5,31 17,18 18.5,4h23C43,18 55,31 46,46z";
export const FOOT = "M12,45.5h36v6H12zM17,51.5h26l4,6.5H13z";

export const FACES = {
  /** Lowered lids, a small even mouth. */
  cautious: "M18.5,28q4,3.5 8,0M33.5,28q4,3.5 8,0M25.5,38h9",
  /** A wink and a crooked grin. */
  playful: "M18,26l7.5,3l-7.5,3M37.5,26.5v5M20,36.5q11,8 20.5,-3",
  /** A monocle under a level brow, a hint of a smile. */
  sharp: "M16.5,22h9M22,27v3.5M38,22.5a6.5,6.5 0 1 1 0,13a6.5,6.5 0 1 1 0-13zM38,28.5v1.5M24,39.5q5,2 9,-1",
} as const;

export type FaceId = keyof typeof FACES;
