// Where the acts of a ring stand: around what was touched, none on another.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6; // pixels between two of them
const [STEP, STEPS] = [8, 26]; // how much further out they go, and how often

/**
 * The middle of each act. They go further out, and the broader they are the flatter the ring, until none covers another and
 * all are on the board; where that cannot be, as little as can be.
 */
export function around(
  sizes: readonly Size[],
  turns: readonly number[],
  centre: Point,
  radius: number,
  board: Edges,
): readonly Point[] {
  const broadest = Math.max(...sizes.map(({ width }) => width));
  const highest = Math.max(...sizes.map(({ height }) => height));
  const stretch = Math.max(1, (broadest + GAP) / (highest + GAP));
  let best: readonly Point[] = [];
  let least = Infinity;
  for (let step = 0; step < STEPS && least > 0; step++) {
    const out = radius + step * STEP;
    const places = turns.map((turn, i) =>
      within({ x: centre.x + Math.sin(turn) * out * stretch, y: centre.y - Math.cos(turn) * out }, sizes[i], board),
    );
    const covered = overlapOf(places, sizes);
    if (covered < least) [best, least] = [places, covered];
  }
  return best;
}

/** The same in one row, so far below the thing, or above it; none where the board has no room for it. */
export function inRow(sizes: readonly Size[], centre: Point, down: number, board: Edges): (readonly Point[])[] {
  const wide = sizes.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const high = Math.max(...sizes.map(({ height }) => height));
  const y = centre.y + down;
  if (wide > board.right - board.left || y - high / 2 < board.top || y + high / 2 > board.bottom) return [];
  let left = Math.max(board.left, Math.min(centre.x - wide / 2, board.right - wide));
  return [
    sizes.map(({ width }) => {
      const x = left + width / 2;
      left += width + GAP;
      return { x, y };
    }),
  ];
}

/** In several rows, where one is too broad: read as words are. */
export function inRows(
  count: number,
  sizes: readonly Size[],
  centre: Point,
  down: number,
  board: Edges,
): (readonly Point[])[] {
  const each = Math.ceil(sizes.length / count);
  const high = Math.max(...sizes.map(({ height }) => height)) + GAP;
  const upper = down < 0 ? down - high * (count - 1) : down;
  const rows = Array.from({ length: count }, (_, i) => {
    const row = sizes.slice(i * each, (i + 1) * each);
    return row.length === 0 ? [[]] : inRow(row, centre, upper + high * i, board);
  });
  return rows.every(([row]) => row !== undefined) ? [rows.flatMap(([row]) => row ?? [])] : [];
}

/** As near as it can be with all of it on the board. */
function within({ x, y }: Point, size: Size | undefined, { left, top, right, bottom }: Edges): Point {
  const [wide, high] = [(size?.width ?? 0) / 2, (size?.height ?? 0) / 2];
  const between = (value: number, from: number, to: number): number =>
    to < from ? (from + to) / 2 : Math.max(from, Math.min(value, to));
  return { x: between(x, left + wide, right - wide), y: between(y, top + high, bottom - high) };
}

/** How much of them is covered by others, in square pixels. */
function overlapOf(places: readonly Point[], sizes: readonly Size[]): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b, one, other] = [places[i], places[j], sizes[i], sizes[j]];
      if (!a || !b || !one || !other) continue;
      const wide = (one.width + other.width) / 2 + GAP - Math.abs(a.x - b.x);
      const high = (one.height + other.height) / 2 + GAP - Math.abs(a.y - b.y);
      if (wide > 0.5 && high > 0.5) sum += wide * high;
    }
  return sum;
}
