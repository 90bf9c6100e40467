// Which tables a television shows at once: three at most, the one that matters first, the others walking by.

const AT_ONCE = 3;

/** The indices shown after so many turns of the page. Without a focus all of them walk by. */
export function pageOf(count: number, focus: number | null, turned: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count <= AT_ONCE) return all;
  const others = all.filter((i) => i !== focus);
  const size = focus === null ? AT_ONCE : AT_ONCE - 1;
  const pages = Math.ceil(others.length / size);
  const from = (turned % pages) * size;
  const page = others.slice(from, from + size);
  return focus === null ? page : [focus, ...page];
}
