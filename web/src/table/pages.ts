// The story of a game, as the server tells it, sorted into the pages of an album.

interface AnyLine {
  t: string;
  number: number;
}

export interface Page<R extends AnyLine, L extends AnyLine = R> {
  round: R;
  /** Who was away before this round found someone for its role (CO-9). */
  passed: Extract<L, { t: "passed" }>[];
}

/** A page for every line that is a round, with what happened before it. */
export function pagesOf<L extends AnyLine, R extends L = L>(
  lines: readonly unknown[],
  isRound: (line: L) => line is R,
): Page<R, L>[] {
  const told = lines as readonly L[];
  const passed = told.filter((line): line is Extract<L, { t: "passed" }> => line.t === "passed");
  return told.filter(isRound).map((round, i, rounds) => {
    const before = rounds[i - 1]?.number ?? 0;
    return { round, passed: passed.filter(({ number }) => number > before && number <= round.number) };
  });
}
