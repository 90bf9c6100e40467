// How large the definitions can be set on a television: as large as they all fit.

const LETTER = 0.41; // average width of a letter of the voice, in its size
const LINE = 1.16;

export interface Room {
  /** Of the words alone. */
  width: number;
  height: number;
  /** Of a sheet at least, and above and below its words; between two sheets. */
  least: number;
  padding: number;
  between: number;
}

export interface Fitted {
  size: number;
  /** Even the smallest size is too large: only so many lines of each can be shown. */
  lines: number | null;
}

/** The largest of `sizes` (largest first) at which all texts fit. */
export function fit(texts: readonly string[], room: Room, sizes: readonly number[]): Fitted {
  const height = (size: number, most = Infinity): number =>
    texts.reduce(
      (sum, text) => {
        const inLine = Math.max(1, Math.floor(room.width / (size * LETTER)));
        const lines = Math.min(most, Math.ceil(Math.max(1, text.length) / inLine));
        return sum + Math.max(room.least, lines * size * LINE + room.padding);
      },
      room.between * (texts.length - 1),
    );
  const size = sizes.find((one) => height(one) <= room.height);
  if (size !== undefined) return { size, lines: null };
  const smallest = sizes.at(-1) ?? 0;
  let lines = 10;
  while (lines > 1 && height(smallest, lines) > room.height) lines--;
  return { size: smallest, lines };
}
