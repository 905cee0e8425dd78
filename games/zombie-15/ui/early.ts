import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { tileOf } from './plan.ts';
import { goalTiles } from './zones.ts';

/**
 * Whether much would be given away: what a goal asks for, or more than half of the actions where not everybody must be.
 * Quietly: a find, or any action that is left.
 */
export function isEarly({ type }: Action, { view }: { readonly view: View }): boolean | 'quietly' {
  if (type === 'leaveToken') return isWanted(view) || 'quietly';
  const { turn, forecast } = view;
  const hero = view.heroes.find(({ id }) => id === view.active);
  if (type !== 'endActions' || !turn || !hero) return false;
  const isThere = goalTiles(view).includes(tileOf(hero.zone)) && (forecast?.zombies ?? 0) === 0;
  if (turn.actions > turn.given / 2 && !isThere) return true;
  return turn.actions > 0 && !isThere && 'quietly';
}

/** Whether the token that was found is what everybody is looking for. */
function isWanted({ focus, goals, tiles }: View): boolean {
  if (focus?.type !== 'token') return false;
  const { token } = focus;
  return (
    goals.some(goal => goal.type === 'token' && goal.token === token && !goal.done) ||
    tiles.some(({ lock }) => lock !== null && token === `key-${lock}`)
  );
}
