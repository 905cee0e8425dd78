import type { Crowd } from '../events.ts';
import { HORDE, PRIORITY } from '../ids.ts';
import type { SeenZone, View } from '../seen.ts';
import type { ZoneId } from '../ids.ts';

export const zoneOf = (view: View, id: ZoneId): SeenZone | undefined => view.zones.find(zone => zone.id === id);

/** The Enemies of a zone, in the order in which hits fall on them. */
export function crowdsIn(zone: SeenZone): Crowd[] {
  const all: Crowd[] = [
    ...zone.zombieHeroes.map((hero): Crowd => ({ kind: 'zombieHero', hero, count: 1 })),
    ...HORDE.filter(kind => zone[kind] > 0).map((kind): Crowd => ({ kind, hero: null, count: zone[kind] })),
  ];
  return all.sort((a, b) => PRIORITY.indexOf(a.kind) - PRIORITY.indexOf(b.kind));
}

export const countIn = (zone: SeenZone): number => crowdsIn(zone).reduce((sum, { count }) => sum + count, 0);
