import { freeCards } from '../../cards/power/others.ts';
import { isFree } from '../../content/powers.ts';
import { bonusCards } from '../../cards/bonuses.ts';
import { needsOneDie } from '../../rules/attack-dice.ts';
import type { Action } from '../../spec.ts';
import { bestOf, ofType, first } from '../../../../bots/options.ts';
import { type Sight, figureOf, left } from '../sight.ts';

// Answers inside an attack, and small choices that are the same for all roles.

/** W0: every power that helps, the tails with their single die first, then all dice. */
export function declare(s: Sight, options: readonly Action[]): Action {
  const uses = ofType(options, 'use');
  const tail = uses.find(({ power }) => needsOneDie([power]));
  if (tail) return tail;
  const attack = s.view.focus?.attack ?? undefined;
  if (!needsOneDie(attack?.powers ?? []) && uses[0]) return uses[0];
  const rolls = ofType(options, 'roll');
  const help = ofType(options, 'play').find(({ card }) => bonusCards[card].declare?.isWanted(attack, rolls.length));
  if (help) return help;
  return rolls.at(-1) ?? first(options);
}

/** W1 and W5: whatever helps; a card only where it counts. */
export function defend(s: Sight, options: readonly Action[]): Action {
  const help = options.find(({ type }) => type === 'interrupt' || type === 'prevent');
  if (help) return help;
  const dodge = ofType(options, 'play')[0];
  const isClose = s.figure !== null && left(s.figure) - (s.view.focus?.attack?.hits ?? 1) <= 1;
  return dodge && isClose ? dodge : pass(options);
}

export const pass = (options: readonly Action[]): Action =>
  options.find(({ type }) => type === 'pass' || type === 'keep' || type === 'end') ?? first(options);

/** W8: strike what holds, then the attacker, then a power, then run if nearly down. */
export function react(s: Sight, options: readonly Action[]): Action {
  return bestOf(options, option => {
    switch (option.type) {
      case 'fight':
        return option.target.kind === 'hold' ? 9 : 6 + strikeWorth(s, option);
      case 'riposte':
        return option.target.kind === 'hold' ? 9 : 8;
      case 'power':
        return isFree(option.power) ? freeCards[option.power].reaction(isHurt(s)) : 7;
      case 'move':
        return isHurt(s) ? 5 : 0.5;
      case 'pass':
        return 1;
      default:
        return 0;
    }
  });
}

function strikeWorth(s: Sight, option: Action & { type: 'fight' }): number {
  if (option.target.kind !== 'figure') return 0;
  const other = figureOf(s, option.target.role);
  return other && left(other) <= 2 ? 2 : 0;
}

const isHurt = (s: Sight): boolean => s.figure !== null && left(s.figure) <= 1;

/** Lucky break where the dice were poor. */
export function luck(s: Sight, options: readonly Action[]): Action {
  const card = ofType(options, 'play')[0];
  const { roll } = s.view;
  if (!card || !roll) return pass(options);
  const good = roll.dice.filter(die => die >= (roll.purpose === 'movement' ? 4 : 5)).length;
  return roll.dice.length >= 3 && good === 0 ? card : pass(options);
}

/** Poor dice are rolled again, good ones lie. */
export function reroll(options: readonly Action[]): Action {
  const dice = ofType(options, 'reroll');
  const worst = dice.length > 0 ? bestOf(dice, ({ value }) => -value) : undefined;
  const keep = options.find(({ type }) => type === 'keep');
  return worst && (worst.value < 5 || !keep) ? worst : (keep ?? first(options));
}

/** The die that becomes a hit and was none. */
export const bite = (options: readonly Action[]): Action =>
  bestOf(ofType(options, 'bite'), ({ value }) => (value < 6 && value >= 3 ? 10 - value : 0));
