import type { ThingId } from '../../../../table/touch.ts';
import type { SeenZone, View } from '../../seen.ts';
import { countIn } from '../crowds.ts';
import type { Seen } from '../look.ts';
import { placeThing } from '../touch.ts';

/** What the camera frames: what is asked about, else where somebody acts and what they can reach and see. All of it where nobody does. */
export function focus({ view }: Seen, _moment: unknown, open: readonly ThingId[]): ThingId[] {
  const zones = view.picking === null ? zonesInFocus(view) : [];
  if (zones.length === 0) return [];
  const within = new Set(zones.map(({ id }) => placeThing(id)));
  return [...within, ...open.filter(thing => thing.startsWith('place:') && !within.has(thing))];
}

function zonesInFocus(view: View): SeenZone[] {
  const { focus: about, turn } = view;
  if (about && (about.traits.length > 0 || about.bystander)) return [];
  if (about?.rooms.length) return withNeighbours(view, id => about.rooms.includes(id));
  const acting = about?.hero ?? turn?.hero;
  const own = acting ? view.zones.filter(({ heroes }) => heroes.includes(acting)) : [];
  const meant = about?.zone ?? about?.from;
  if (meant)
    return [...view.zones.filter(({ id }) => id === meant), ...own, ...withNeighbours(view, id => id === meant)];
  const seen = view.zones.filter(zone => countIn(zone) > 0 && turn?.sight.some(one => one.zone === zone.id));
  return [...own, ...withNeighbours(view, id => own.some(one => one.id === id)), ...(own.length > 0 ? seen : [])];
}

/** These, and what lies around them. */
function withNeighbours({ zones }: View, isMeant: (id: SeenZone['id']) => boolean): SeenZone[] {
  const meant = zones.filter(({ id }) => isMeant(id));
  const isNear = (one: SeenZone): boolean =>
    meant.some(({ row, column }) => Math.abs(row - one.row) <= 1 && Math.abs(column - one.column) <= 1);
  return zones.filter(isNear);
}
