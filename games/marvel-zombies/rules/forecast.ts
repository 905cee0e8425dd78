import type { Plan } from '../seen.ts';
import { bandsOf, crowdOf, routesFrom } from './bands.ts';
import { type M, hasTarget, nameOf, namesOf, near } from './table.ts';

/** What every band would do with its first Action if the Enemy Phase came now, by the real rules of movement. */
export function forecast(m: M): Plan[] {
  if (m.state.heroes.length === 0) return [];
  return bandsOf(m, null).map(band => {
    const crowd = crowdOf(band);
    const from = nameOf(m, band.zone);
    if (hasTarget(m, band.zone)) return { crowd, from, act: 'attack', to: [from] };
    const shots = band.hero === 'iron-man' ? near(m, band.zone).filter(zone => hasTarget(m, zone)) : [];
    if (shots.length > 0) return { crowd, from, act: 'shoot', to: namesOf(m, shots) };
    const routes = routesFrom(m, band.zone);
    return { crowd, from, act: routes.length > 0 ? 'move' : 'stay', to: namesOf(m, routes) };
  });
}
