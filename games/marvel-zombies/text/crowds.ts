import type { Crowd } from '../events.ts';
import type { EnemyKind } from '../ids.ts';

/** Equal crowds of several zones as one. */
export function merged(all: readonly Crowd[]): Crowd[] {
  const found: { kind: EnemyKind; hero: Crowd['hero']; count: number }[] = [];
  for (const { kind, hero, count } of all) {
    const same = hero === null ? found.find(one => one.kind === kind) : undefined;
    if (same) same.count += count;
    else found.push({ kind, hero, count });
  }
  return found;
}
