import type { Edge } from '../../content/tiles.ts';
import type { MissionId, ZoneId } from '../../ids.ts';
import type { Board } from '../../rules/board.ts';
import { boardFor } from '../geometry.ts';
import { type Plan, cornerOf } from '../screen/plan.ts';

// The city as it lies before us: what stands at each side of each zone, whichever way the plan is turned.

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

/** One zone. Its sides are those of the screen: what is far away is above. */
export interface Lot {
  readonly id: ZoneId;
  readonly isRoom: boolean;
  /** Nobody has looked inside yet. */
  readonly isHidden: boolean;
  readonly hasSpawn: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What stands there; null at the rim of the city. */
  readonly sides: readonly (Edge | null)[];
  /** Whether there is a room beyond, and whether that keeps its roof. */
  readonly rooms: readonly boolean[];
  readonly roofs: readonly boolean[];
  /** The first zone of its house: what is joined by openings is one. */
  readonly house: number;
  /** A number of its own, for what may look this way or another. */
  readonly chance: number;
  /** Which of the streets it is, from where one begins to read; what a room has is no street's. */
  readonly street: number;
}

export function lotsOf(mission: MissionId, plan: Plan, revealed: ReadonlySet<ZoneId>): Lot[] {
  const board = boardFor(mission);
  const edges = new Map(board.links.map(({ a, b, kind }) => [`${a} ${b}`, kind]));
  const between = (a: number, b: number): Edge | null => edges.get(`${Math.min(a, b)} ${Math.max(a, b)}`) ?? null;
  const houses = housesOf(board);
  const isHidden = (zone: number): boolean =>
    board.isRoom[zone] === true && board.bare[zone] !== true && !revealed.has(board.ids[zone] as ZoneId);
  return board.ids.map((id, zone): Lot => {
    const { x, y } = cornerOf(plan, { row: Math.floor(zone / board.columns), column: zone % board.columns });
    const beside = [0, 1, 2, 3].map(side => board.beside[zone]?.[plan.isTurned ? (side + 1) % 4 : side] ?? -1);
    return {
      id,
      isRoom: board.isRoom[zone] === true,
      isHidden: isHidden(zone),
      hasSpawn: board.hasSpawn[zone] === true,
      x,
      y,
      width: plan.cell.width,
      height: plan.cell.height,
      sides: beside.map(other => (other < 0 ? null : between(zone, other))),
      rooms: beside.map(other => board.isRoom[other] === true),
      roofs: beside.map(isHidden),
      house: houses[zone] ?? zone,
      chance: chanceOf(id),
      street: board.isRoom.slice(0, zone).filter(isRoom => !isRoom).length,
    };
  });
}

function housesOf({ ids, isRoom, links }: Board): number[] {
  const house = ids.map((_, zone) => zone);
  const joins = links.filter(({ a, b, kind }) => kind === 'opening' && isRoom[a] && isRoom[b]);
  for (const _ of joins) for (const { a, b } of joins) house[a] = house[b] = Math.min(house[a] ?? a, house[b] ?? b);
  return house;
}

function chanceOf(id: string): number {
  let n = 7;
  for (const letter of id) n = (n * 31 + letter.charCodeAt(0)) % 9973;
  return n;
}
