import type { CellName, ScenarioId } from '../ids.ts';
import type { Terrain } from '../content/battlefield.ts';
import { type Board, type Column, SKY } from '../rules/board.ts';
import { boardFor } from '../rules/content.ts';
import { obstacleOf } from '../rules/rays.ts';

// A battlefield as it is drawn, flat and in relief: nothing here changes during a match.

/** The outer radius of a hex, in units of the flat map. */
export const R = 20;
const WIDE = (R * Math.sqrt(3)) / 2;
const MARGIN = R * 0.9;

export interface Spot2 {
  readonly x: number;
  readonly y: number;
}

export interface FieldCell extends Spot2 {
  readonly name: CellName;
  readonly index: number;
  readonly label: string;
  readonly level: number;
  readonly terrain: Terrain;
  readonly isUpper: boolean;
  readonly isRoofed: boolean; // something is above it
  readonly stands: 'always' | 'open' | 'never';
  /** How large it is drawn on the flat map: two cells of one hex share its place. */
  readonly scale: number;
  /** The middle of its hex. */
  readonly middle: Spot2;
}

/** An upright piece of the ruin. */
export interface Wall {
  readonly id: string;
  readonly from: Spot2;
  readonly to: Spot2;
  readonly lo: number;
  readonly hi: number;
  readonly when: 'always' | 'intact' | 'open';
}

export interface Field {
  readonly id: string;
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly FieldCell[];
  readonly columns: readonly (Column & Spot2)[];
  readonly walls: readonly Wall[];
  readonly slab: { readonly level: number; readonly outline: readonly Spot2[] } | null;
  readonly highest: number;
  cell(name: CellName): FieldCell | undefined;
  /** A point of the plane of sight on the flat map. */
  at(point: { readonly x: number; readonly y: number }): Spot2;
}

const fields = new Map<string, Field>();

export function fieldOf(scenario: ScenarioId): Field {
  const board = boardFor(scenario);
  let field = fields.get(board.id);
  if (!field) {
    field = draw(board);
    fields.set(board.id, field);
  }
  return field;
}

/** A sixth of a full turn. */
export const SIXTH = Math.PI / 3;

/** A sheet on which hexes with these middles have room. */
export function edged(middles: readonly Spot2[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDE - MARGIN, Math.min(...ys) - R - MARGIN];
  return { left, top, width: Math.max(...xs) + WIDE + MARGIN - left, height: Math.max(...ys) + R + MARGIN - top };
}

/** How far two cells of one hex are drawn from its middle, and how large. */
const APART = { x: R * 0.26, y: R * 0.3, scale: 0.66 };

function draw(board: Board): Field {
  const laid = ({ x, y }: Spot2): Spot2 => ({ x: x * WIDE, y: (y * R) / 2 });
  const { left, top, width, height } = edged(board.cells.map(laid));
  const at = (point: Spot2): Spot2 => {
    const { x, y } = laid(point);
    return { x: x - left, y: y - top };
  };
  const cells = board.cells.map((cell, index): FieldCell => {
    const isShared = board.cells.some(other => other !== cell && other.hex === cell.hex);
    const aside = isShared ? (cell.isUpper || cell.id.endsWith('^') ? -1 : 1) : 0;
    const middle = at(cell);
    return {
      name: cell.id,
      index,
      label: cell.label,
      level: cell.level,
      terrain: cell.terrain,
      isUpper: aside < 0,
      isRoofed: cell.ceiling < SKY,
      stands: cell.stands,
      scale: isShared ? APART.scale : 1,
      middle,
      x: middle.x + aside * APART.x,
      y: middle.y + aside * APART.y,
    };
  });
  const byName = new Map(cells.map(cell => [cell.name, cell]));
  const obstacle = obstacleOf(board);
  return {
    id: board.id,
    board,
    width,
    height,
    cells,
    columns: board.columns.map(column => ({ ...column, ...at({ x: 2 * column.q + column.r, y: 3 * column.r }) })),
    walls: (obstacle?.screens ?? []).map(({ id, x, y, dx, dy, lo, hi, when }) => ({
      id,
      from: at({ x, y }),
      to: at({ x: x + dx, y: y + dy }),
      lo,
      hi,
      when,
    })),
    slab: obstacle && { level: obstacle.floor, outline: obstacle.outline.map(([x, y]) => at({ x, y })) },
    highest: Math.max(...board.level),
    cell: name => byName.get(name),
    at,
  };
}

/** The corners of a hex of this size around a point, for an SVG polygon. */
export const hexagon = (spot: Spot2, radius: number): string => polygon(spot, radius, 6);

/** The same of a shape with so many corners, one of them on top. */
export function polygon({ x, y }: Spot2, radius: number, corners: number): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (Math.PI / 180) * ((360 / corners) * i - 90);
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}
