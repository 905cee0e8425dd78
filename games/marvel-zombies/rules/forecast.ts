import type { Plan, PlannedStrike } from '../seen.ts';
import type { Band, Hero } from '../spec.ts';
import { abilityOf } from '../cards/abilities.ts';
import { aimsFrom, bandsOf, crowdOf, routesFrom, routesOn, routesTo, shotsOf } from './bands.ts';
import { type M, hasTarget, nameOf, namesOf } from './table.ts';
import { distinct } from './traits.ts';
import { woven } from './wounds.ts';
import type { Condition } from '../ids.ts';

/**
 * What every band would do with its first Action if the Enemy Phase came now, what that depends on, and whom it would strike
 * until its last one.
 */
export function forecast(m: M): Plan[] {
  if (m.state.phase !== 'players') return [];
  const bands = bandsOf(m, null);
  const shaky = shakyZones(m, bands);
  return bands.map(band => planOf(m, band, shaky));
}

/** The Wounds that a zone would have to fear with this hero in it. */
export function threatAt(m: M, hero: Hero, zone: number): number {
  const heroes = m.state.heroes.map(one => (one === hero ? { ...one, zone } : one));
  const there = nameOf(m, zone);
  let wounds = 0;
  for (const { strikes } of forecast({ ...m, state: { ...m.state, heroes } }))
    for (const strike of strikes) if (strike.zone === there) wounds += strike.wounds;
  return wounds;
}

function planOf(m: M, band: Band, shaky: readonly number[]): Plan {
  const plan = (act: Plan['act'], to: readonly number[], on: Condition | null): Plan => ({
    crowd: crowdOf(band),
    from: nameOf(m, band.zone),
    act,
    to: namesOf(m, to),
    on,
    strikes: strikesOf(m, band, act, to, on, shaky),
  });
  if (hasTarget(m, band.zone)) return plan('attack', [band.zone], null);
  const shots = shotsOf(m, band);
  if (shots.length > 0) return plan('shoot', shots, shots.length > 1 ? 'choice' : null);
  const routes = routesFrom(m, band.zone);
  if (routes.length === 0) return plan('stay', [], null);
  const ends = abilityOf(band.hero).goesOn ? endsOf(m, routes) : routes;
  return plan('move', ends, conditionOf(m, band, routes, ends, shaky));
}

/** Doctor Strange goes on from where his first step has brought him (MZ-ZH-02). */
function endsOf(m: M, routes: readonly number[]): number[] {
  return distinct(
    routes.flatMap(zone => {
      const next = routesOn(m, zone);
      return next.length > 0 ? next : [zone];
    }),
  );
}

function conditionOf(
  m: M,
  band: Band,
  routes: readonly number[],
  ends: readonly number[],
  shaky: readonly number[],
): Condition | null {
  if (!isFirm(m, band.zone, shaky)) return 'attacks';
  if (abilityOf(band.hero).goesOn && !routes.every(zone => isFirmBeyond(m, zone, shaky))) return 'attacks';
  const isEven = band.hero === null && band.count % ends.length === 0; // all routes alike (MZ-EMOVE-06)
  return ends.length > 1 && !isEven ? 'choice' : null;
}

/** Runners and Zombie Heroes strike with their second Action too, from where the first has brought them (MZ-EACT-02). */
function strikesOf(
  m: M,
  band: Band,
  act: Plan['act'],
  to: readonly number[],
  on: Condition | null,
  shaky: readonly number[],
): PlannedStrike[] {
  const strike = (zone: number, wounds: number, sure: boolean): PlannedStrike => ({
    zone: nameOf(m, zone),
    wounds,
    sure,
  });
  const isTwice = band.kind === 'runner' || band.kind === 'zombieHero';
  const isLasting = (zone: number): boolean => on === null && !shaky.includes(zone);
  if (act !== 'move')
    return to.flatMap(zone => [
      strike(zone, band.count, on === null),
      ...(isTwice ? [strike(zone, band.count, isLasting(zone))] : []),
    ]);
  if (!isTwice) return [];
  const share = Math.ceil(band.count / to.length);
  return to.flatMap(end => {
    const zones = hasTarget(m, end) ? [end] : shotsOf(m, { ...band, zone: end });
    return zones.map(zone => strike(zone, share, zones.length === 1 && isLasting(zone)));
  });
}

/** Whether he stops there, or goes on from there, whatever becomes of the shaky zones. */
const isFirmBeyond = (m: M, zone: number, shaky: readonly number[]): boolean =>
  hasTarget(m, zone) ? !shaky.includes(zone) : isFirm(m, zone, shaky);

/** Whether the routes from here stay the same, whichever of the shaky zones lose all their targets. */
function isFirm(m: M, from: number, shaky: readonly number[]): boolean {
  const routes = routesFrom(m, from);
  const leads = (zones: readonly number[]): boolean => {
    const steps = routesTo(m, from, zones);
    return steps.length === routes.length && steps.every(zone => routes.includes(zone));
  };
  const gone: number[] = [];
  for (;;) {
    const aims = aimsFrom(m, from, gone);
    const lasting = aims.filter(zone => !shaky.includes(zone));
    if (lasting.length > 0) return leads(aims) && leads(lasting);
    if (aims.every(zone => gone.includes(zone))) return leads(aims); // nobody is left but civilians, who stay
    if (!aims.every(zone => leads([zone]))) return false; // any of them may be the last one there
    gone.push(...aims);
  }
}

/** Zones that the attacks before the moves may leave without a target: as many Wounds come as it takes. */
function shakyZones(m: M, bands: readonly Band[]): number[] {
  const wounds = new Map<number, number>();
  for (const band of bands) {
    const zones = hasTarget(m, band.zone) ? [band.zone] : shotsOf(m, band);
    for (const zone of zones) wounds.set(zone, (wounds.get(zone) ?? 0) + band.count);
  }
  return [...wounds.keys()].filter(zone => (wounds.get(zone) ?? 0) >= enduranceOf(m, zone));
}

/** The Wounds that it takes to eliminate everybody in a zone (MZ-EATK-02). */
function enduranceOf(m: M, zone: number): number {
  let wounds = m.state.figures.filter(figure => figure.zone === zone).length;
  for (const hero of m.state.heroes) if (hero.zone === zone) wounds += hero.health + woven(hero);
  return wounds;
}
