import { nearest } from '../../../../engine/flow.ts';
import { attackPreview } from '../../rules/odds.ts';
import { type M, heroAt } from '../../rules/table.ts';
import type { BoostCard } from '../../cards/played.ts';
import { boostCardOf } from '../../cards/plays.ts';
import type { Action } from '../../spec.ts';
import { first, last, ofType, only } from '../../../../bots/options.ts';

/** Enough Power to expect a clear; all of it for a Zombie Hero that it may bring down; one is kept for later. */
export function boost(m: M, options: readonly Action[]): Action {
  const f = nearest(m, 'attack');
  const zombie = m.state.zombies.some(one => one.zone === f.zone) && !f.sign;
  const rolls = ofType(options, 'roll');
  const odds = attackPreview(m, f, 0, heroAt(m, f.hero).power, f);
  const boosts = odds.type === 'attack' ? odds.boosts : [];
  const most = rolls.length - 1;
  const whole = boosts[most];
  if (zombie) {
    const blow = boostAgainst('zombieHero', options);
    if (blow && (whole?.kills ?? 0) < 1) return blow;
    return last(rolls);
  }
  for (const { power, clear } of boosts) {
    const roll = rolls[power];
    if (roll && clear > 0.6) return roll;
  }
  const card = boostAgainst('horde', options);
  if (card && most > 1) return card;
  return rolls[most - 1] ?? first(rolls);
}

/** The first card that is good against these. */
const boostAgainst = (whom: BoostCard['against'], options: readonly Action[]): Action | undefined =>
  options.find(option => boostCardOf(option)?.against === whom);

/** Rerolls misses where somebody is left to be hit. */
export function reroll(m: M, options: readonly Action[]): Action {
  const f = nearest(m, 'attack');
  const missed = f.dice.length - f.hits;
  const needed = f.hits < f.dice.length;
  const die = options.find(option => 'value' in option && option.value < f.accuracy);
  if (needed && die) return die;
  const all = options.find(option => option.type !== 'keepRoll' && !('value' in option));
  return (missed >= 2 && all) || only(options, 'keepRoll');
}

/** Runners first where there is a choice, else the first one. */
export function target(options: readonly Action[]): Action {
  return ofType(options, 'hit').find(hit => hit.target === 'runner') ?? first(options);
}
