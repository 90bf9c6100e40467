// How large the images on the table can be: as many columns as give the widest cards.

export interface Grid {
  columns: number;
  /** Width of a card. */
  card: number;
  gapX: number;
  /** What the whole grid needs in height. */
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** Between two rows. */
  gapY: number;
  /** Height of what stands above and below each card. */
  label: number;
  least: number;
  most: number;
}

const GAP = 0.13;
const TIGHT = 8;

function gapFor(card: number, columns: number, width: number): number {
  if (columns < 2) return 0;
  return Math.max(TIGHT, Math.min(card * GAP, (width - columns * card) / (columns - 1)));
}

export function grid(count: number, room: Room): Grid {
  let best: Grid | null = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.width - TIGHT * (columns - 1)) / columns;
    const down = ((room.height - room.gapY * (rows - 1)) / rows - room.label) / 1.5;
    // A short screen scrolls rather than making images that nobody can see.
    const card = Math.min(across, room.most, Math.max(down, room.least));
    const height = rows * (card * 1.5 + room.label) + (rows - 1) * room.gapY;
    const wider = best === null || card > best.card + 0.5;
    const lower = best !== null && card > best.card - 0.5 && rows < Math.ceil(count / best.columns);
    if (wider || lower) best = { columns, card, gapX: gapFor(card, columns, room.width), height };
  }
  return best ?? { columns: 1, card: room.least, gapX: 0, height: 0 };
}
