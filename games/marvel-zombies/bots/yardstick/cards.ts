import { nearest } from '../../../../engine/flow.ts';
import { bystanderCards } from '../../cards/bystanders.ts';
import { playedBystanders } from '../../cards/played-bystanders.ts';
import { traitCards } from '../../cards/traits.ts';
import { isDear } from '../../rules/goals.ts';
import { type M, heroAt } from '../../rules/table.ts';
import type { Action } from '../../spec.ts';
import { bestOf, first, ofType, only } from '../../../../bots/options.ts';

export const keepTrait = (options: readonly Action[]): Action =>
  bestOf(ofType(options, 'keepTrait'), ({ trait }) => traitCards[trait].kept);

export const loseTrait = (options: readonly Action[]): Action =>
  bestOf(ofType(options, 'discardTrait'), ({ trait }) => -traitCards[trait].kept);

const people = { ...bystanderCards, ...playedBystanders };

/** Whoever the mission needs, else the most useful one. */
export function keepBystander(m: M, options: readonly Action[]): Action {
  const { protects, goals } = m.content.mission;
  return bestOf(ofType(options, 'keepBystander'), ({ bystander }) =>
    protects.includes(bystander) || goals.holds.includes(bystander) ? 100 : people[bystander].kept,
  );
}

/** To the highest Health, to Hulk rather than to others, to a Bystander only where a hero would fall. */
export function shareWounds(m: M, options: readonly Action[]): Action {
  const f = nearest(m, 'wounds');
  const portions = ofType(options, 'assign');
  const heroes = f.shares.flatMap(({ hero, wounds }) => (hero !== null && wounds === null ? [heroAt(m, hero)] : []));
  const next = f.shares.find(s => s.bystander !== null && s.wounds === null);
  if (next) {
    const spare = heroes.reduce((sum, hero) => sum + hero.health - 1, 0);
    const dear = isDear(m, next.bystander);
    const wanted = f.left > spare && !dear ? 1 : 0;
    return portions.find(({ wounds }) => wounds === wanted) ?? first(portions);
  }
  const health = heroes.map(hero => hero.health + (hero.id === 'hulk' ? 0.5 : 0));
  let own = 0;
  for (let i = 0; i < f.left; i++) {
    const highest = health.indexOf(Math.max(...health));
    health[highest] = (health[highest] ?? 0) - 1;
    if (highest === 0) own++;
  }
  return portions.find(({ wounds }) => wounds === own) ?? first(portions);
}

/** Dodges what would hurt badly; gives up a Bystander only not to fall, and never one the mission needs. */
export function cancelWounds(m: M, options: readonly Action[]): Action {
  const { hero: index, wounds } = nearest(m, 'suffer');
  const hero = heroAt(m, index);
  const falls = wounds >= hero.health;
  if (falls || wounds >= 2 || hero.health <= 2) {
    const way = options.find(({ type }) => type !== 'giveUp' && type !== 'suffer');
    if (way) return way;
  }
  const dear = hero.bystander !== null && m.content.mission.protects.includes(hero.bystander);
  if (falls && wounds === hero.health && !dear)
    return options.find(({ type }) => type === 'giveUp') ?? only(options, 'suffer');
  return only(options, 'suffer');
}
