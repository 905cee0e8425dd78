import { type Field, SIXTH, type Spot2, edged } from '../field.ts';

// How the field lies before whoever looks: the flat map so, and the relief nearly so. What is left on one is not right on the other.

/** How wide what is free of a page is for its height, held upright or not. */
const FREE = { upright: 0.74, wide: 2 };
/** In a tall picture one would rather meet a hex than have one's side below. */
const ROOM = { upright: 3, wide: 1 };

export interface Lie {
  /** How far the flat map is turned, clockwise; the relief a twelfth more or less. */
  readonly turn: number;
  /** How far it would be with one's own side straight below. */
  readonly side: number;
}

/** As printed. */
export const UPRIGHT: Lie = { turn: 0, side: 0 };

/** The turn at which one's own side is near; as printed where nobody's is. */
const sideTurn = (near: Spot2 | null, { width, height }: Field): number =>
  near ? Math.atan2(near.x - width / 2, near.y - height / 2) : 0;

/** Turned by sixths, so that it is large and one's own side is below. */
export function lieOf(field: Field, near: Spot2 | null, shape: 'upright' | 'wide'): Lie {
  const side = sideTurn(near, field);
  const worth = (sixths: number): number => {
    const turn = sixths * SIXTH;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const { width, height } = edged(
      field.cells.map(({ middle: { x, y } }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine })),
    );
    return (ROOM[shape] + Math.cos(turn - side)) * Math.min(FREE[shape] / width, 1 / height);
  };
  const best = [0, 1, 2, 3, 4, 5].reduce((found, one) => (worth(one) > worth(found) * 1.001 ? one : found));
  return { turn: best * SIXTH, side };
}
