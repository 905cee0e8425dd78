import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { tileOf } from './plan.ts';
import { goalTiles } from './zones.ts';

/** Whether much would be given away: more than half of the actions are left, and this is not where everybody must be. */
export function isEarly({ type }: Action, { view }: { readonly view: View }): boolean {
  const { turn, forecast } = view;
  const hero = view.heroes.find(({ id }) => id === view.active);
  if (type !== 'endActions' || !turn || !hero) return false;
  const isThere = goalTiles(view).includes(tileOf(hero.zone)) && (forecast?.zombies ?? 0) === 0;
  return turn.actions > turn.given / 2 && !isThere;
}
