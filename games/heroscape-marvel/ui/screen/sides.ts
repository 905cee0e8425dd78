import type { Seat } from '../../../../engine/types.ts';
import type { View } from '../../seen.ts';
import type { Field, Spot2 } from '../field.ts';

/** Where one's own side of the field is, from its middle: one's zone, else where one's figures stand. Null: as it lies. */
export function nearSpot(view: View, seat: Seat | null, field: Field): Spot2 | null {
  const zone = seat === null ? null : (view.players[seat]?.zone ?? null);
  const cells = zone
    ? view.zones[zone]
    : view.figures.flatMap(({ owner, at }) => (owner === seat && at !== null ? [at] : []));
  const spots = cells.flatMap(name => field.cell(name)?.middle ?? []);
  if (spots.length === 0) return null;
  const mean = (of: (spot: Spot2) => number): number => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
