import type { BystanderId } from '../../content/bystanders.ts';
import { HORDE, type HeroId, type HordeKind, type ZombieHeroId } from '../../ids.ts';
import type { SeenZone, View } from '../../seen.ts';
import type { Size, Spot } from './plan.ts';

// Who stands where in a zone: heroes and those they protect at the left, Enemies at the right; in two rows where it is crowded.

export type Piece =
  | { readonly type: 'hero'; readonly id: HeroId }
  | { readonly type: 'bystander'; readonly id: BystanderId }
  | { readonly type: 'civilian' }
  | { readonly type: 'zombie'; readonly id: ZombieHeroId }
  | { readonly type: 'group'; readonly kind: HordeKind; readonly count: number };

export interface Placed {
  readonly piece: Piece;
  /** Where its feet are. */
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

export const isEnemy = ({ type }: Piece): boolean => type === 'zombie' || type === 'group';

export function piecesIn(view: View, zone: SeenZone): Piece[] {
  return [
    ...zone.heroes.map((id): Piece => ({ type: 'hero', id })),
    ...zone.bystanders.map((id): Piece => ({ type: 'bystander', id })),
    ...view.civilians.filter(id => id === zone.id).map((): Piece => ({ type: 'civilian' })),
    ...zone.zombieHeroes.map((id): Piece => ({ type: 'zombie', id })),
    ...HORDE.filter(kind => zone[kind] > 0).map((kind): Piece => ({ type: 'group', kind, count: zone[kind] })),
  ];
}

/** So many of a group are drawn; its number tells the rest. */
export const MOST_DRAWN = 4;
export const STEP = 0.3; // how far apart those of a group stand, in heights

const BREADTH = { walker: 0.62, brute: 0.98, runner: 0.8 } as const;

/** How broad a piece is, by its height. */
export function breadthOf(piece: Piece): number {
  switch (piece.type) {
    case 'hero':
      return piece.id === 'hulk' ? 1.05 : 0.72;
    case 'zombie':
      return 0.86;
    case 'group':
      return BREADTH[piece.kind] + STEP * (Math.min(piece.count, MOST_DRAWN) - 1);
    default:
      return 0.62;
  }
}

const ONE_ROW = 0.74; // of the height of a zone
const TWO_ROWS = 0.5;
const [GROUND, BACK, FRONT] = [0.93, 0.57, 0.95];

/** How much of the upper part of a zone the sign of the way out takes. */
export const SIGNED = 0.47;

/** How high the name of a room is, in pixels. */
export const NAMED = 20;

/** Where they stand, as large as their number allows; nobody within `head`, the part of the zone where something is read. */
export function placesOf(pieces: readonly Piece[], cell: Size, head = 0): Placed[] {
  if (pieces.length === 0) return [];
  const room = cell.width * 0.94;
  const tall = cell.height * Math.min(ONE_ROW, GROUND - head);
  const one = Math.min(tall, room / Math.max(1, total(pieces)), cell.width * 0.6);
  const [back, front] = [pieces.filter(isEnemy), pieces.filter(piece => !isEnemy(piece))];
  const isMixed = back.length > 0 && front.length > 0;
  const rows = isMixed ? [back, front] : halves(pieces);
  const low = Math.min(cell.height * TWO_ROWS, (cell.height * (FRONT - head)) / 2);
  const two = Math.min(low, ...rows.map(row => room / Math.max(1, total(row))));
  if (one >= two * (isMixed ? ALIKE : SMALLER) || rows.some(row => row.length === 0))
    return rowOf(pieces, cell, one, cell.height * GROUND);
  const behind = Math.min(cell.height * Math.max(BACK, head + two / cell.height), cell.height * FRONT - two);
  const [far = [], near = []] = rows;
  const before = rowOf(near, cell, two, cell.height * FRONT, cell.width * 0.1);
  // Those in front stand between those behind: of the ways to stand, the one that hides least.
  const ways = SHIFTS.map(shift => rowOf(far, cell, two, behind, cell.width * shift));
  const hidden = ways.map(way => hiddenBy(way, before));
  const least = Math.min(...hidden);
  return [...(ways[hidden.findIndex(much => much <= least + 1)] ?? []), ...before];
}

/** Where all are of one side, one row of smaller ones is seen better than two. */
const [ALIKE, SMALLER] = [0.94, 0.75];
const SHIFTS = [-0.1, -0.2, 0, 0.1, -0.3, 0.2, 0.3, -0.4, 0.4];

const [PLATE, SHOULDERS] = [24, 0.62]; // half a plate in pixels, and what of a body hides whoever is behind it

/** So many pixels of what is read at the feet of those behind lie behind somebody. */
const hiddenBy = (far: readonly Placed[], near: readonly Placed[]): number =>
  far.reduce(
    (sum, { at }) =>
      near.reduce((most, one) => {
        const reach = PLATE + (one.width * SHOULDERS) / 2 - Math.abs(at.x - one.at.x);
        return at.y > one.at.y - one.height ? most + Math.max(0, Math.min(2 * PLATE, reach)) : most;
      }, sum),
    0,
  );

const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + breadthOf(piece), 0);

const halves = (pieces: readonly Piece[]): Piece[][] => {
  const middle = Math.ceil(pieces.length / 2);
  return [pieces.slice(middle), pieces.slice(0, middle)];
};

function rowOf(pieces: readonly Piece[], cell: Size, height: number, ground: number, shift = 0): Placed[] {
  const broad = total(pieces) * height;
  const gap = Math.min(height * 0.2, Math.max(0, cell.width * 0.94 - broad) / (pieces.length + 1));
  const row = broad + gap * (pieces.length - 1);
  const free = (cell.width - row) / 2;
  let x = free + Math.max(-free, Math.min(free, shift));
  return pieces.map(piece => {
    const width = breadthOf(piece) * height;
    const placed = { piece, at: { x: x + width / 2, y: ground }, width, height };
    x += width + gap;
    return placed;
  });
}
