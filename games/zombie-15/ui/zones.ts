import { LURES, type LureId, THROWN, type ThrownId } from '../content/objects.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { tileOf } from './plan.ts';

const AIMED: ReadonlySet<Action['type']> = new Set([...THROWN, ...LURES]);
/** What is thrown at a tile. */
export const isAimed = (action: Action): action is Extract<Action, { type: ThrownId | LureId }> =>
  AIMED.has(action.type);

/** The tiles that the goals name. */
export function goalTiles(view: View): number[] {
  return view.goals.flatMap(goal => {
    switch (goal.type) {
      case 'gather':
        return goal.tiles;
      case 'token':
      case 'heavy':
        return [goal.tile];
      case 'man':
      case 'clear':
        return [tileOf(goal.zone)];
      default:
        return [];
    }
  });
}

/** Where the next scream surely fills a street: that of the hero who acts. */
export function screamTile({ heroes, active, scream }: Pick<View, 'heroes' | 'active' | 'scream'>): number | null {
  const hero = heroes.find(({ id }) => id === active);
  return hero && scream?.cards.includes('hero') ? tileOf(hero.zone) : null;
}

/** How many streets lie between a tile and the nearest of some; null where none can be reached. */
export function streetsTo({ tiles }: View, from: number, goals: readonly number[]): Way | null {
  const seen = new Set([from]);
  for (let [at, streets] = [[from], 0]; at.length > 0; streets++) {
    const tile = at.find(one => goals.includes(one));
    if (tile !== undefined) return { tile, streets };
    const next = [...new Set(at.flatMap(one => tiles[one]?.links ?? []))].filter(one => !seen.has(one));
    for (const one of next) seen.add(one);
    at = next;
  }
  return null;
}

interface Way {
  readonly tile: number;
  readonly streets: number;
}
