import { same } from '../../../engine/plain.ts';
import { type M, active, isHero } from '../rules/table.ts';
import type { Action } from '../spec.ts';

/** What deserves a thought, the usual answer first; nobody puts tokens down or strikes with his fists without need. */
export function candidatesFor(m: M, options: readonly Action[], usual: Action): Action[] {
  const hero = active(m);
  const hasBlow = options.some(({ type }) => type === 'fight');
  const others = options.filter(action => {
    if (same(action, usual) || action.type === 'dropToken' || action.type === 'carefulSearch') return false;
    if (action.type === 'bareHands') return isHero(m, hero, 'sai-fon') || (!hasBlow && hero.life > 1);
    if (action.type === 'fireworks') return action.count === Math.min(3, m.state.zombies[hero.zone] ?? 0);
    return true;
  });
  return [usual, ...others];
}
