import type { ThingId } from '../../../../table/touch.ts';
import type { Seen } from '../look.ts';
import { heroThing, placeThing } from '../touch.ts';

/** What the camera frames: where somebody acts, and what they can reach and see from there. All of it where nobody does. */
export function focus({ view }: Seen): ThingId[] {
  if (view.picking !== null || (view.focus && (view.focus.traits.length > 0 || view.focus.bystander))) return [];
  const acting = view.turn?.hero ?? null;
  const zone = view.zones.find(({ heroes }) => acting !== null && heroes.includes(acting));
  if (!zone || acting === null) return [];
  const near = view.zones.filter(
    ({ row, column }) => Math.abs(row - zone.row) <= 1 && Math.abs(column - zone.column) <= 1,
  );
  const seen = view.zones.filter(
    ({ id, walker, brute, runner, zombieHeroes }) =>
      walker + brute + runner + zombieHeroes.length > 0 && view.turn?.sight.some(one => one.zone === id),
  );
  return [heroThing(acting), ...[...near, ...seen].map(({ id }) => placeThing(id))];
}
