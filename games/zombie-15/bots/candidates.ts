import { same } from '../../../engine/plain.ts';
import { tileOf } from '../rules/board.ts';
import { cardFor, isObjectAction } from '../rules/objects.ts';
import { type M, active, traitsOf, turnOf } from '../rules/table.ts';
import type { Action } from '../spec.ts';
import { type Task, taskOf } from './tasks.ts';
import { distances } from './ways.ts';

/** What is done by standing there. */
const WAITS: ReadonlySet<Task['kind']> = new Set(['post', 'gun', 'goal']);
/** So few actions may be left unused. */
const SPARED = 1;

/** Fists cost a Life Point where no trait spares it. */
const isPainful = (m: M, { type }: Action): boolean => type === 'bareHands' && traitsOf(m, active(m)).fists !== 'free';

/**
 * What deserves a thought beside the usual answer. Nobody walks away from his task, puts tokens down or strikes with his
 * fists without need.
 */
export function candidatesFor(m: M, options: readonly Action[], usual: Action): Action[] {
  const hero = active(m);
  const hasBlow = options.some(({ type }) => type === 'fight');
  const task = taskOf(m, hero);
  const far = distances(m, tileOf(task.zone));
  const here = far[tileOf(hero.zone)] ?? Infinity;
  return options.filter(action => {
    if (same(action, usual)) return false;
    switch (action.type) {
      case 'dropToken':
      case 'carefulSearch':
        return false;
      case 'endActions': // people are slower than bots: nobody gives away a turn on the way or before what is to be done, only at a post
        return (WAITS.has(task.kind) && task.zone === hero.zone) || turnOf(m).actions <= SPARED || isPainful(m, usual);
      case 'move':
        return (far[tileOf(action.to)] ?? Infinity) <= here;
      case 'bareHands':
        return traitsOf(m, hero).fists === 'free' || (!hasBlow && hero.life > 1);
      default:
        return !isObjectAction(action) || (cardFor(hero, action).deserves?.(m, hero, action) ?? true);
    }
  });
}
