// The street runs away from us to one point; houses stand left and right of it.

export const WIDTH = 1900;
export const HEIGHT = 760;
export const MIDDLE = WIDTH / 2;
const EYE = 404;

export type Row = 'left' | 'right';

/** A spot on the front of a row of houses: `far` from us (0) to the end of the street (1), `high` from the ground (0) to the eaves (1). */
function spot(row: Row, far: number, high: number): string {
  const x = MIDDLE * far;
  const y = EYE + (1 - far) * (240 - high * 640);
  return `${Math.round(row === 'left' ? x : WIDTH - x)} ${Math.round(y)}`;
}

/** A piece of such a front. */
export const front = (row: Row, near: number, far: number, low: number, high: number): string =>
  `M${spot(row, near, low)}L${spot(row, near, high)} ${spot(row, far, high)} ${spot(row, far, low)}z`;

/** Even rows of windows between two heights. */
export function windows(
  row: Row,
  near: number,
  far: number,
  low: number,
  high: number,
  across: number,
  up: number,
): string[] {
  const found: string[] = [];
  const [wide, tall] = [(far - near) / across, (high - low) / up];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++) {
      const [at, over] = [near + (i + 0.24) * wide, low + (j + 0.22) * tall];
      found.push(front(row, at, at + wide * 0.52, over, over + tall * 0.56));
    }
  return found;
}

/** A stripe on the ground from near to far, between two distances from the middle of the street (1 is at the houses). */
export const stripe = (from: number, to: number, near: number, far: number): string => {
  const ground = (aside: number, at: number): string =>
    `${Math.round(MIDDLE + aside * MIDDLE * (1 - at))} ${Math.round(EYE + (1 - at) * 240)}`;
  return `M${ground(from, near)}L${ground(from, far)} ${ground(to, far)} ${ground(to, near)}z`;
};
