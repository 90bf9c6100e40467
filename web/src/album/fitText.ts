// Text that fits into a box of a picture.

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
