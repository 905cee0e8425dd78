import type { Crowd } from '../events.ts';
import type { Band } from '../spec.ts';
import { abilityOf } from '../cards/abilities.ts';
import { NEVER } from './board.ts';
import { type M, hasTarget, near, tables, zoneAt } from './table.ts';
import { type EnemyKind, HORDE } from '../ids.ts';

// Enemies that act, and where they would go.

/** The bands on the board, zone by zone in reading order; of one type or of all. */
export function bandsOf(m: M, only: EnemyKind | null): Band[] {
  const { state } = m;
  const bands: Band[] = [];
  for (const kind of HORDE) {
    if (only !== null && only !== kind) continue;
    const counts = state[kind];
    for (let zone = 0; zone < counts.length; zone++) {
      const count = counts[zone] ?? 0;
      if (count > 0) bands.push({ kind, hero: null, zone, count });
    }
  }
  if (only === null || only === 'zombieHero')
    for (const { id, zone } of state.zombies) bands.push({ kind: 'zombieHero', hero: id, zone, count: 1 });
  return bands;
}

export const crowdOf = ({ kind, hero, count }: Crowd): Crowd => ({ kind, hero, count });

/** Zones exactly 1 away with a target, for an Iron Man who has none in his own (MZ-ZH-04). */
export function shotsOf(m: M, { hero, zone }: Band): number[] {
  if (!abilityOf(hero).shoots || hasTarget(m, zone)) return [];
  return near(m, zone).filter(other => hasTarget(m, other));
}

/** The one who goes on for a second zone, if it is among them (MZ-ZH-02). */
export const wanderer = (bands: readonly Band[]): Band | undefined => bands.find(({ hero }) => abilityOf(hero).goesOn);

/** The next zones on the shortest ways to the nearest targets (MZ-EMOVE-05). */
export const routesFrom = (m: M, from: number): number[] => routesTo(m, from, aimsFrom(m, from));

export function routesTo(m: M, from: number, zones: readonly number[]): number[] {
  const { path } = tables(m);
  return stepsTowards(near(m, from), path, m.content.board.size, from, zones);
}

/** Where Doctor Strange goes on to, unless he has come to somebody (MZ-ZH-02). */
export const routesOn = (m: M, zone: number): number[] => (hasTarget(m, zone) ? [] : routesFrom(m, zone));

/**
 * The zones that Enemies go for: the nearest with a target in sight, else by the shortest open path (MZ-EMOVE-01..04).
 * Where civilians wait, heroes in sight come first, then the civilians, then heroes (MZ-M6-05). `without`: zones whose
 * targets are taken to be gone.
 */
export function aimsFrom(m: M, from: number, without: readonly number[] = []): number[] {
  const { civilians } = m.content.mission;
  const { path, sight } = tables(m);
  const row = from * m.content.board.size;
  const zones: number[] = [];
  for (const { zone } of m.state.heroes) if (zone >= 0 && !without.includes(zone)) zones.push(zone);
  for (const { zone } of m.state.figures) if (!without.includes(zone)) zones.push(zone);
  const seen = closest(zones, sight, row);
  if (seen.length > 0) return seen;
  if (civilians.length > 0) {
    const waiting = closest(
      civilians.map(id => zoneAt(m, id)),
      path,
      row,
    );
    if (waiting.length > 0) return waiting;
  }
  return closest(zones, path, row);
}

/** Of these zones the nearest by this table; none where none is within it. */
export function closest(zones: readonly number[], table: Uint8Array, row: number): number[] {
  let best = NEVER;
  const found: number[] = [];
  for (const zone of zones) {
    const distance = table[row + zone] ?? 0;
    if (distance > best || distance === NEVER) continue;
    if (distance < best) {
      best = distance;
      found.length = 0;
    }
    if (!found.includes(zone)) found.push(zone);
  }
  return found;
}

/** The neighbours with which a shortest path to one of these zones begins. */
export function stepsTowards(
  beside: readonly number[],
  path: Uint8Array,
  size: number,
  from: number,
  zones: readonly number[],
): number[] {
  const steps: number[] = [];
  for (const next of beside)
    for (const zone of zones)
      if ((path[next * size + zone] ?? 0) + 1 === path[from * size + zone]) {
        steps.push(next);
        break;
      }
  return steps;
}
