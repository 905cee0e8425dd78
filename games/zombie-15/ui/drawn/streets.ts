import type { Side } from '../../content/tiles.ts';
import type { SeenTile } from '../../seen.ts';
import { ROAD, SIZE, searchArea, searchSide } from '../plan.ts';
import { type Lot, car, lot } from './houses.ts';
import { INK, box, flat, line, mass } from './ink.ts';
import { room } from './rooms.ts';

// One tile of the town: blocks, pavements, the street, what bars it, the house that can be searched.

export type Ground = Pick<SeenTile, 'face' | 'top' | 'roads' | 'closed' | 'hasSearch'>;

const { from, to } = ROAD;
const MIDDLE = SIZE / 2;
const [KERB, PAVEMENT] = [3, 6];

/** The same number for the same face: a town does not change its roofs. */
export const grain = (face: string, n: number): number => {
  let mixed = n * 374_761_393;
  for (const letter of face) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 2_654_435_761);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 997;
};

/** The outline of a street with its arms, which end before the border of the tile or go beyond it. */
export function streetPath(roads: readonly Side[], beyond = 0): string {
  const [near, far] = [-beyond, SIZE + beyond];
  const arms = [
    ['N', `${from} ${near}L${to} ${near}L`, `${to} ${from}`],
    ['E', `${far} ${from}L${far} ${to}L`, `${to} ${to}`],
    ['S', `${to} ${far}L${from} ${far}L`, `${from} ${to}`],
    ['W', `${near} ${to}L${near} ${from}L`, `${from} ${from}`],
  ] as const;
  return `M${from} ${from}L${arms.map(([side, arm, corner]) => (roads.includes(side) ? arm : '') + corner).join('L')}Z`;
}

const TURN: { readonly [S in Side]: number } = { N: 0, E: 90, S: 180, W: 270 };
const turnedTo = (side: Side, markup: string): string =>
  `<g transform="rotate(${TURN[side]} ${MIDDLE} ${MIDDLE})">${markup}</g>`;

const INNER = from - PAVEMENT;
const OUTER = SIZE - INNER;

/** The block around the street, but for the house that can be searched. */
function lots({ face, roads, top, hasSearch }: Ground): Lot[] {
  const beside = hasSearch ? searchSide({ roads, top }) : null;
  const isCorner = hasSearch && beside === null;
  const found: Lot[] = [];
  const add = (x: number, y: number, width: number, height: number, n: number): void => {
    found.push({ x, y, width, height, seed: grain(face, n) });
  };
  // Along the north and the south, from corner to corner where no street cuts them.
  for (const side of ['N', 'S'] as const) {
    const y = side === 'N' ? 0 : OUTER;
    const n = side === 'N' ? 1 : 4;
    if (beside === side) continue;
    const [left, right] = [beside === 'W' ? INNER : 0, beside === 'E' ? OUTER : SIZE];
    if (roads.includes(side)) {
      if (left === 0) add(0, y, INNER, INNER, n);
      if (right === SIZE && !(isCorner && side === 'N')) add(OUTER, y, INNER, INNER, n + 1);
    } else {
      const middle = left + (right - left) * (grain(face, n + 9) % 2 ? 0.42 : 0.56);
      add(left, y, middle - left, INNER, n);
      add(middle, y, right - middle, INNER, n + 1);
    }
  }
  if (!roads.includes('W') && beside !== 'W') add(0, INNER, INNER, OUTER - INNER, 7);
  if (!roads.includes('E') && beside !== 'E') add(OUTER, INNER, INNER, OUTER - INNER, 8);
  return found;
}

/** The line in the middle, and a crossing where the next zone begins. */
const arm = (side: Side): string =>
  turnedTo(
    side,
    line(`M${MIDDLE} ${from}V5`, 'rgb(227 211 164 / 55%)', 1.4).replace('/>', ' stroke-dasharray="8 6"/>') +
      line(`M${from + 3} 2.500H${to - 2}`, 'rgb(239 230 208 / 55%)', 5).replace(
        '/>',
        ' stroke-linecap="butt" stroke-dasharray="3.400 3"/>',
      ),
  );

/** What shows that a street leads nowhere: a barrier and a wreck. */
const barrier = (side: Side, seed: number): string =>
  turnedTo(
    side,
    car(MIDDLE - 8, 14, 12, seed) +
      mass(box(from - 2, 2, to - from + 4, 5), '#e9c21f') +
      flat([0, 1, 2, 3, 4, 5].map(i => `M${from + i * 9} 2h4.500l-3 5h-4.500z`).join(''), '#2a2622') +
      line(`M${from + 4} 7v4M${to - 4} 7v4`, INK, 2),
  );

const STAINS = [
  flat('M52 66q8-5 16 0 6 5-2 8-10 4-15-1-3-4 1-7z', 'rgb(110 32 36 / 65%)'),
  line('M44 52l7 6-2 7 8 9', '#3b3d48', 1.4),
  `<ellipse cx="72" cy="50" rx="6" ry="4" fill="#3b3d48" stroke="#686b78" stroke-width="1"/>`,
  flat('M46 70l5-2 2 3-5 2zM76 62l4 1-1 3-4-1z', '#cfc5ae'),
  '',
] as const;

export function tile(ground: Ground): string {
  const { face, roads, closed, hasSearch } = ground;
  const street = streetPath(roads, 2 * PAVEMENT);
  return [
    flat(box(0, 0, SIZE, SIZE), '#a39a89'),
    ...lots(ground).map(lot),
    `<g clip-path="url(#z15-tile)" stroke-linejoin="miter">`,
    `<path d="${street}" fill="none" stroke="#a39a89" stroke-width="${PAVEMENT * 2}"/>`,
    `<path d="${street}" fill="none" stroke="#7a7266" stroke-width="${KERB}"/>`,
    flat(street, '#50525c'),
    `</g>`,
    ...roads.map(arm),
    STAINS[grain(face, 11) % STAINS.length] ?? '',
    ...closed.map(side => barrier(side, grain(face, 12))),
    hasSearch ? room(searchArea(ground), searchSide(ground), grain(face, 13)) : '',
  ].join('');
}

/** What all tiles refer to. */
export const TILE_SHAPE = `<clipPath id="z15-tile"><path d="${box(0, 0, SIZE, SIZE)}"/></clipPath>`;
