import { missions } from '../../content/missions.ts';
import { successChance } from '../../rules/odds.ts';
import type { Action } from '../../spec.ts';
import { ofType, first, last } from '../../../../bots/options.ts';
import { type Sight, figureOf, left } from '../sight.ts';
import { declare as plainDeclare, pass, react as plainReact } from '../yardstick/windows.ts';
import { edge } from './odds.ts';

/** W0: dice one by one where nobody answers, all of them where a series brings an answer. */
export function declare(s: Sight, options: readonly Action[]): Action {
  const attack = s.view.focus?.attack;
  const rolls = ofType(options, 'roll');
  const plain = plainDeclare(s, options);
  if (!attack || plain.type !== 'roll' || attack.reaction || rolls.length < 2) return plain;
  const { target } = attack;
  if (target.kind === 'figure' || target.kind === 'stack') return plain;
  const isHelped = attack.powers.length > 0 || attack.cards.length > 0;
  if (!isHelped) return first(rolls);
  if (target.kind === 'hold') return rolls[Math.ceil(rolls.length / 2) - 1] ?? last(rolls);
  const chance = edge(s, target);
  const rest = restOf(s);
  return rolls.find(({ dice }) => successChance(dice, chance, rest) > 0.85) ?? plain;
}

const restOf = (s: Sight): number => {
  const { mission, progress, needed } = s.me;
  return mission && missions[mission] ? Math.max(1, needed - progress.damage) : 1;
};

/** W8: away from whoever still has dice to strike with; otherwise strike back, since dice come back. */
export function react(s: Sight, options: readonly Action[]): Action {
  const plain = plainReact(s, options);
  const attacker = s.view.focus?.attack?.attacker;
  const [move] = ofType(options, 'move');
  if (!attacker || !move || !s.figure) return plain;
  const foe = attacker.kind === 'figure' ? figureOf(s, attacker.role) : null;
  const dice = foe && foe.seat !== null ? (s.view.players[foe.seat]?.dice.combat ?? 0) : 0;
  const isActive = foe?.seat === s.view.active;
  if (isActive && dice >= 2 && s.me.dice.movement >= 2) return move;
  return plain;
}

/** Lucky break where it brings most: many dice that missed. */
export function luck(s: Sight, options: readonly Action[]): Action {
  const [card] = ofType(options, 'play');
  const { roll } = s.view;
  if (!card || !roll) return pass(options);
  const attack = s.view.focus?.attack;
  if (roll.purpose === 'combat' && attack) {
    const misses = roll.dice.length - attack.hits;
    const other = attack.target.kind === 'figure' ? figureOf(s, attack.target.role) : null;
    const isWorth = attack.target.kind === 'place' || (other !== null && left(other) <= 2) || misses >= 4;
    return misses >= 3 && isWorth ? card : pass(options);
  }
  const good = roll.dice.filter(die => die >= 4).length;
  return roll.purpose === 'movement' && roll.dice.length >= 3 && good === 0 ? card : pass(options);
}
