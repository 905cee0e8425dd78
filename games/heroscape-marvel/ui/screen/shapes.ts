import type { FieldCell } from '../field.ts';
import type { Eye, Spot } from './eye.ts';

// What of the picture belongs to a thing: whatever lies under a pointer is what is touched.

/** What can be looked through, so that what lies under it is met as well. */
export interface Layers {
  /** The upper floor is thin: somebody is under it, or could go there. */
  readonly isThin: boolean;
  /** One could also go onto the upper floor. */
  readonly isUpperLit: boolean;
  /** One could go to some hex: what is asked for comes before a wall that is not. */
  readonly isGroundLit: boolean;
}

/** What stands on the field or is it; all else only lies there. */
export type Solid = 'cell' | 'figure' | 'wall';
type Kind = Solid | 'other';

const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
const EDGE = 0.98; // of the radius
const CORE = 0.6; // of a hex that lies under another one: where its number stands

/** The outline of a column, from its upper face to the ground. */
export function outlineOf(cell: FieldCell, eye: Eye, isLit: boolean, layers: Layers): Spot[] {
  const isCore = eye.rises > 0 && isLit && cell.isRoofed && layers.isUpperLit;
  const part = isCore ? CORE : EDGE;
  const at = (up: number): Spot[] => CORNERS.map(([right, down]) => eye.see(cell, right * part, down * part, up));
  return isCore ? at(0) : hull([...at(0), ...at(-eye.deep(cell))]);
}

/** How high a thing lies among all that can be touched: the nearer, the higher. */
export function heightOf(cell: FieldCell, eye: Eye, kind: Kind, isLit: boolean, layers: Layers) {
  if (eye.rises === 0) return heightOnMap(cell, eye, kind, isLit);
  if (kind === 'cell' && cell.isUpper && layers.isThin && !isLit) return 0;
  if (kind === 'wall' && layers.isGroundLit && !isLit) return 0;
  const isUnder = layers.isThin && cell.isRoofed && (kind !== 'cell' || isLit);
  // Whoever stands before a figure that answers is looked past.
  const isSought = kind === 'figure' && isLit;
  const nearness = Math.round(FURTHEST - eye.far(cell) * FINE) * STEPS;
  return (
    nearness +
    (cell.isUpper ? 1 : 0) +
    { cell: 0, wall: 2, other: 2, figure: 3 }[kind] +
    (isUnder || isSought ? LAYER : 0)
  );
}
/** From above what answers lies over what only says what it is; but somebody drawn over a hex is not that hex. */
function heightOnMap(cell: FieldCell, eye: Eye, kind: Kind, isLit: boolean): number {
  const layer = isLit ? (kind === 'cell' ? LAYER : 2 * LAYER) : kind === 'figure' ? LAYER : 0;
  const near = Math.max(0, Math.round(eye.see(cell, 0, 0, 0).y));
  return layer + (kind === 'figure' ? NEARER + near : cell.isUpper ? 1 : 0);
}
const NEARER = 10;
const FURTHEST = 4000;
const FINE = 20; // so that neighbours are told apart
const STEPS = 5;
const LAYER = 30_000; // more than all of these

/** The smallest shape around all of these points that is bent nowhere inwards. */
export function hull(points: readonly Spot[]): Spot[] {
  const inOrder = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfOf(inOrder), ...halfOf(inOrder.reverse())];
}

function halfOf(points: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2) as Spot, kept.at(-1) as Spot, point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turnsLeft = (a: Spot, b: Spot, c: Spot): boolean => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
