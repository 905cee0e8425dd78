import type { SeenPlayer } from '../../seen.ts';

/** How far a mission that is seen has got, of what it needs. */
export function doneOf({ progress, needed }: SeenPlayer): number {
  return Math.min(needed, progress.damage + progress.cars + progress.planted.length + progress.wounds);
}
