import type { Edges } from '../../../../table/screen/around.ts';
import { type Placed, isEnemy } from './pieces.ts';
import type { Size } from './plan.ts';

// Where a sign stands in a zone: beside those who stand there, on none of their numbers and faces.

/** A place at one edge of a zone. */
export interface FreeSpot {
  readonly side: 'left' | 'right';
  /** The middle of the sign, from the upper edge. */
  readonly y: number;
}

export interface Taken extends Edges {
  readonly weight: number;
}

export const SIGN_HIGH = 26; // pixels
export const EDGE = 8;
const STEP = 6;
const [CHANCE_WIDE, CHANCE_UP] = [130, 20];
const [PLATE_WIDE, PLATE_HIGH, PLATE_UP, COUNT_WIDE] = [64, 24, 10, 26];
/** How bad it is to cover what is read. */
export const READ = 6;
const [FACE, BODY] = [3, 0.4];
const MARK = 26;
const [MET, HELD] = [20, 60];
const [ACTING, BUTTON] = [14, 20];
const SAME = 40; // square pixels, as good as none

/** The first place that covers hardly more than the best of them: at the foot of the zone if it can be, at the left rather than at the right. */
export function freeSpot(wide: number, cell: Size, taken: readonly Taken[], rise = 0): FreeSpot {
  const [low, high] = [cell.height - EDGE - SIGN_HIGH / 2, EDGE + SIGN_HIGH / 2 - rise];
  const heights = Array.from({ length: Math.max(1, Math.floor((low - high) / STEP) + 1) }, (_, i) => low - i * STEP);
  const spots = heights.flatMap((y): FreeSpot[] => [
    { side: 'left', y },
    { side: 'right', y },
  ]);
  const costs = spots.map(spot => costOf(boxOf(spot, wide, cell), taken));
  const least = Math.min(...costs);
  return spots[costs.findIndex(cost => cost <= least + SAME)] ?? { side: 'left', y: low };
}

function boxOf({ side, y }: FreeSpot, wide: number, { width }: Size): Edges {
  const left = side === 'left' ? EDGE : width - EDGE - wide;
  return { left, right: left + wide, top: y - SIGN_HIGH / 2, bottom: y + SIGN_HIGH / 2 };
}

/** Something that stands at such a place, and is not to be covered either. */
export const takenAt = (spot: FreeSpot, wide: number, cell: Size): Taken => ({
  ...boxOf(spot, wide, cell),
  weight: BUTTON,
});

const costOf = (box: Edges, taken: readonly Taken[]): number =>
  taken.reduce((sum, one) => {
    const wide = Math.min(box.right, one.right) - Math.max(box.left, one.left);
    const high = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
    return wide > 0 && high > 0 ? sum + wide * high * one.weight : sum;
  }, 0);

/** What of somebody is read at their feet, looked in the face, or only seen. */
export const takenBy = ({ piece, at, width, height }: Placed): Taken[] => [
  ...(piece.type === 'hero' ? [numberAt(at.x, PLATE_WIDE, at.y - PLATE_UP)] : []),
  ...(piece.type === 'group' ? [numberAt(at.x + width / 2 - COUNT_WIDE / 2, COUNT_WIDE, at.y - PLATE_HIGH)] : []),
  ...(isEnemy(piece) ? [chanceOver(at.x, at.y - height)] : []),
  { ...sidesOf(at.x, width), top: at.y - height, bottom: at.y - height * 0.5, weight: FACE },
  { ...sidesOf(at.x, width), top: at.y - height * 0.5, bottom: at.y, weight: BODY },
];

/** Where a finger or a mouse meets each of them, and all Enemies as one: nothing that is touched itself stands there. */
export function metAt(placed: readonly Placed[]): Taken[] {
  const crowd = placed.filter(({ piece }) => isEnemy(piece));
  const middles = placed.map(({ at, height }) => ({ x: at.x, y: at.y - height / 2 }));
  if (crowd.length > 1) middles.push(middleOf(crowd));
  const half = MET / 2;
  return middles.map(({ x, y }) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
    weight: HELD,
  }));
}

function middleOf(crowd: readonly Placed[]) {
  const [left, right] = [
    Math.min(...crowd.map(({ at, width }) => at.x - width / 2)),
    Math.max(...crowd.map(({ at, width }) => at.x + width / 2)),
  ];
  const [top, bottom] = [
    Math.min(...crowd.map(({ at, height }) => at.y - height)),
    Math.max(...crowd.map(({ at }) => at.y)),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What an Attack would bring is said over them. */
const chanceOver = (x: number, top: number): Taken => ({
  ...sidesOf(x, CHANCE_WIDE),
  top: top - CHANCE_UP,
  bottom: top + EDGE,
  weight: READ,
});

/** Whoever acts is marked above the head; neither that nor the face is ever to be covered. */
export const actingAt = ({ at, width, height }: Placed): Taken[] => [
  { ...sidesOf(at.x, MARK), top: at.y - height - MARK, bottom: at.y - height, weight: ACTING },
  { ...sidesOf(at.x, width), top: at.y - height, bottom: at.y - height * 0.5, weight: ACTING },
];

const numberAt = (x: number, wide: number, top: number): Taken => ({
  ...sidesOf(x, wide),
  top,
  bottom: top + PLATE_HIGH,
  weight: READ,
});

const sidesOf = (x: number, width: number) => ({ left: x - width / 2, right: x + width / 2 });

/** What is written at the upper edge of a zone, and what lies there at the right. */
export const takenAbove = ({ width }: Size, isNamed: boolean, tokens: number): Taken[] => [
  ...(isNamed ? [{ left: 0, right: width * 0.8, top: 0, bottom: 22, weight: READ }] : []),
  ...(tokens > 0 ? [{ left: width - tokens, right: width, top: 0, bottom: 50, weight: READ }] : []),
];
