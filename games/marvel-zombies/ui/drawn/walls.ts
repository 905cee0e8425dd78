import { INK, flat } from './ink.ts';
import { EAST, type Lot, NORTH, SOUTH, WEST } from './lots.ts';

// Walls between zones, and around the houses: low in front of us, so that one sees what is behind them.

const TOP = '#c3bad0';
const FRONT = '#8d83a6';

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Those at the right and below; at the rim of the city those at the left and above, too. */
export function wallsOf(lot: Lot): string {
  const { x, y, width: w, height: h, sides, isRoom } = lot;
  const thick = Math.max(4, Math.min(w, h) * 0.055);
  const pieces: string[] = [];
  const across = (at: number, kind: string): void => {
    for (const [from, to] of partsOf(kind))
      pieces.push(
        flat(box(x + w * from, at + thick * 0.4, w * (to - from), thick * 1.1), FRONT) +
          flat(box(x + w * from, at - thick * 0.6, w * (to - from), thick), TOP),
      );
  };
  const along = (at: number, kind: string): void => {
    for (const [from, to] of partsOf(kind))
      pieces.push(
        flat(box(at - thick / 2, y + h * from, thick, h * (to - from)), TOP) +
          flat(box(at + thick / 2, y + h * from + thick, thick * 0.5, h * (to - from) - thick), 'rgb(10 6 24 / 30%)'),
      );
  };
  const isUnderRoof = (side: number): boolean => lot.isHidden && lot.roofs[side] === true && sides[side] === 'opening';
  const kindOf = (side: number): string | null =>
    isUnderRoof(side) ? null : (sides[side] ?? (isRoom ? 'wall' : null));
  const [east, south, north, west] = [kindOf(EAST), kindOf(SOUTH), kindOf(NORTH), kindOf(WEST)];
  if (east) along(x + w, east);
  if (south && !(lot.isHidden && !lot.rooms[SOUTH])) across(y + h, south);
  if (north && sides[NORTH] === null) across(y, north);
  if (west && sides[WEST] === null) along(x, west);
  return pieces.join('');
}

/** Which parts of a side are wall: a door and an opening leave its middle free. */
function partsOf(kind: string): (readonly [number, number])[] {
  if (kind === 'open') return [];
  if (kind === 'wall') return [[-0.02, 1.02]];
  return [
    [-0.02, 0.33],
    [0.67, 1.02],
  ];
}

/** Where two streets meet. */
export const seamOf = ({ x, y, width: w, height: h, sides }: Lot): string =>
  `<path d="${sides[EAST] === 'open' ? `M${x + w} ${y}v${h}` : ''}${sides[SOUTH] === 'open' ? `M${x} ${y + h}h${w}` : ''}" stroke="${INK}" stroke-opacity=".32" stroke-width="1.500" stroke-dasharray="3 6" fill="none"/>`;
