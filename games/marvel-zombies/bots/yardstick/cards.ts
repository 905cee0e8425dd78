import { nearest } from '../../../../engine/flow.ts';
import type { BystanderId } from '../../content/bystanders.ts';
import { bystanderCards } from '../../cards/bystanders.ts';
import { traitCards } from '../../cards/traits.ts';
import { type M, heroAt } from '../../rules/table.ts';
import type { Action } from '../../spec.ts';
import { best, ofType } from '../../../../bots/options.ts';

export const keepTrait = (options: readonly Action[]): Action =>
  best(ofType(options, 'keepTrait'), ({ trait }) => traitCards[trait].kept) as Action;

export const loseTrait = (options: readonly Action[]): Action =>
  best(ofType(options, 'discardTrait'), ({ trait }) => -traitCards[trait].kept) as Action;

/** Whoever the mission needs, else the most useful one. */
export function keepBystander(m: M, options: readonly Action[]): Action {
  const { protects, goals } = m.content.mission;
  return best(ofType(options, 'keepBystander'), ({ bystander }) =>
    protects.includes(bystander) || goals.holds.includes(bystander) ? 100 : bystanderCards[bystander].kept,
  ) as Action;
}

/** To the highest Health, to Hulk rather than to others, to a Bystander only where a hero would fall. */
export function shareWounds(m: M, options: readonly Action[]): Action {
  const f = nearest(m, 'wounds');
  const portions = ofType(options, 'assign');
  const heroes = f.shares.flatMap(({ hero, wounds }) => (hero !== null && wounds === null ? [heroAt(m, hero)] : []));
  const next = f.shares.find(s => s.bystander !== null && s.wounds === null);
  if (next) {
    const spare = heroes.reduce((sum, hero) => sum + hero.health - 1, 0);
    const dear = m.content.mission.protects.includes(next.bystander as BystanderId);
    const wanted = f.left > spare && !dear ? 1 : 0;
    return portions.find(({ wounds }) => wounds === wanted) ?? (portions[0] as Action);
  }
  const health = heroes.map(hero => hero.health + (hero.id === 'hulk' ? 0.5 : 0));
  let first = 0;
  for (let i = 0; i < f.left; i++) {
    const highest = health.indexOf(Math.max(...health));
    health[highest] = (health[highest] as number) - 1;
    if (highest === 0) first++;
  }
  return portions.find(({ wounds }) => wounds === first) ?? (portions[0] as Action);
}

/** Dodges what would hurt badly; gives up a Bystander only not to fall, and never one the mission needs. */
export function cancelWounds(m: M, options: readonly Action[]): Action {
  const { hero: index, wounds } = nearest(m, 'suffer');
  const hero = heroAt(m, index);
  const falls = wounds >= hero.health;
  const has = (type: Action['type']): Action | undefined => options.find(option => option.type === type);
  if (falls || wounds >= 2 || hero.health <= 2) {
    const way = options.find(({ type }) => type !== 'giveUp' && type !== 'suffer');
    if (way) return way;
  }
  const dear = hero.bystander !== null && m.content.mission.protects.includes(hero.bystander);
  if (falls && wounds === hero.health && !dear) return has('giveUp') ?? (has('suffer') as Action);
  return has('suffer') as Action;
}
