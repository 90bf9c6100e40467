// How large the definitions can be set on a television, as large as they all fit; and how wide a word is.

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

const NARROW = /[ijltfI'’ ]/;
const SLIM = /[cegorszJ-]/;
const BROAD = /[mwMWœæŒÆ]/;

/** How wide a word is when set as a title, in its size: a little more rather than less. */
export function widthOf(word: string): number {
  // An accent stands above its letter and takes no room of its own.
  return [...word.normalize("NFD").replace(/\p{M}/gu, "")].reduce((sum, letter) => {
    if (BROAD.test(letter)) return sum + 1.06;
    if (NARROW.test(letter)) return sum + 0.41;
    if (SLIM.test(letter)) return sum + 0.57;
    return sum + (letter === letter.toLowerCase() ? 0.68 : 0.85);
  }, 0);
}
