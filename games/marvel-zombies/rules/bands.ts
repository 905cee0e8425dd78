import { type EnemyKind, HORDE } from '../content/enemies.ts';
import type { Crowd } from '../events.ts';
import type { Band } from '../spec.ts';
import { NEVER } from './board.ts';
import { type M, tables, zoneAt } from './table.ts';

// Enemies that act, and where they would go.

/** The bands on the board, zone by zone in reading order; of one type or of all. */
export function bandsOf(m: M, only: EnemyKind | null): Band[] {
  const { state } = m;
  const bands: Band[] = [];
  for (const kind of HORDE) {
    if (only !== null && only !== kind) continue;
    const counts = state[kind];
    for (let zone = 0; zone < counts.length; zone++) {
      const count = counts[zone] as number;
      if (count > 0) bands.push({ kind, hero: null, zone, count });
    }
  }
  if (only === null || only === 'zombieHero')
    for (const { id, zone } of state.zombies) bands.push({ kind: 'zombieHero', hero: id, zone, count: 1 });
  return bands;
}

export const crowdOf = ({ kind, hero, count }: Crowd): Crowd => ({ kind, hero, count });

/**
 * The next zones on the shortest ways to the nearest targets: those in sight, else those with the shortest open path
 * (MZ-EMOVE-01..05). Where civilians wait, heroes in sight come first, then the civilians, then heroes (MZ-M6-05).
 */
export function routesFrom(m: M, from: number): number[] {
  const { civilians } = m.content.mission;
  const { path, sight, near } = tables(m);
  const { size } = m.content.board;
  const seen = nearest(m, sight, from * size);
  if (seen.length > 0) return stepsTowards(near[from] ?? [], path, size, from, seen);
  if (civilians.length > 0) {
    const waiting = closest(
      civilians.map(id => zoneAt(m, id)),
      path,
      from * size,
    );
    if (waiting.length > 0) return stepsTowards(near[from] ?? [], path, size, from, waiting);
  }
  return stepsTowards(near[from] ?? [], path, size, from, nearest(m, path, from * size));
}

/** The zones with targets that are nearest by this table; none where no target is within it. */
function nearest(m: M, table: Uint8Array, row: number): number[] {
  const zones: number[] = [];
  for (const { zone } of m.state.heroes) if (zone >= 0) zones.push(zone);
  for (const { zone } of m.state.figures) zones.push(zone);
  return closest(zones, table, row);
}

export function closest(zones: readonly number[], table: Uint8Array, row: number): number[] {
  let best = NEVER;
  const found: number[] = [];
  for (const zone of zones) {
    const distance = table[row + zone] as number;
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
  near: readonly number[],
  path: Uint8Array,
  size: number,
  from: number,
  zones: readonly number[],
): number[] {
  const steps: number[] = [];
  for (const next of near)
    for (const zone of zones)
      if ((path[next * size + zone] as number) + 1 === path[from * size + zone]) {
        steps.push(next);
        break;
      }
  return steps;
}
