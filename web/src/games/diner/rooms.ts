// Which tables a television shows at once: three at most, the one that matters first, the others walking by.

const AT_ONCE = 3;

/** The indices shown after so many turns of the page. */
export function pageOf(count: number, focus: number, turned: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count <= AT_ONCE) return all;
  const others = all.filter((i) => i !== focus);
  const beside = AT_ONCE - 1;
  const from = (turned % Math.ceil(others.length / beside)) * beside;
  return [focus, ...others.slice(from, from + beside)];
}
