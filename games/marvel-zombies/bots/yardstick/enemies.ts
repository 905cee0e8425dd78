import { type M, enemiesIn, pathLength, zoneAt } from '../../rules/table.ts';
import type { Action } from '../../spec.ts';
import { bestOf, ofType } from '../../../../bots/options.ts';
import type { ZoneId } from '../../ids.ts';

/** The room farthest from all heroes spawns first. */
export const room = (m: M, options: readonly Action[]): Action =>
  bestOf(ofType(options, 'room'), ({ zone }) => nearestHero(m, zoneAt(m, zone)).distance);

/** Enemies are sent where the nearest hero can bear most; Bystanders where nobody waits for them. */
export function route(m: M, step: string, options: readonly Action[]): Action {
  const strong = (zone: ZoneId): number => nearestHero(m, zoneAt(m, zone)).strength;
  return bestOf(options, option => {
    if (option.type === 'shoot') return strong(option.zone);
    if (option.type === 'send') return strong(option.to);
    if (option.type !== 'route') return 0;
    return step === 'bystanders/walk' ? -enemiesIn(m, zoneAt(m, option.to)) : strong(option.to);
  });
}

function nearestHero(m: M, zone: number): { distance: number; strength: number } {
  let found = { distance: 255, strength: 0 };
  for (const hero of m.state.heroes) {
    if (hero.zone < 0) continue;
    const distance = pathLength(m, zone, hero.zone);
    const strength = hero.health + (hero.id === 'hulk' ? 1 : 0);
    if (distance < found.distance) found = { distance, strength };
    else if (distance === found.distance) found.strength += strength;
  }
  return found;
}
