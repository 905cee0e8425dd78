import { same } from '../../../engine/plain.ts';
import { tileOf } from '../rules/board.ts';
import { cardFor, isObjectAction } from '../rules/objects.ts';
import { type M, active, traitsOf } from '../rules/table.ts';
import type { Action } from '../spec.ts';
import { taskOf } from './tasks.ts';
import { distances } from './ways.ts';

/**
 * What deserves a thought beside the usual answer. Nobody walks away from his task, puts tokens down or strikes with his
 * fists without need.
 */
export function candidatesFor(m: M, options: readonly Action[], usual: Action): Action[] {
  const hero = active(m);
  const hasBlow = options.some(({ type }) => type === 'fight');
  const far = distances(m, tileOf(taskOf(m, hero).zone));
  const here = far[tileOf(hero.zone)] ?? Infinity;
  return options.filter(action => {
    if (same(action, usual)) return false;
    switch (action.type) {
      case 'dropToken':
      case 'carefulSearch':
      case 'endActions': // whoever plays with them is slower than they are: nobody gives away a turn
        return false;
      case 'move':
        return (far[tileOf(action.to)] ?? Infinity) <= here;
      case 'bareHands':
        return traitsOf(m, hero).fists === 'free' || (!hasBlow && hero.life > 1);
      default:
        return !isObjectAction(action) || (cardFor(hero, action).deserves?.(m, hero, action) ?? true);
    }
  });
}
