import { RIPOSTE_DICE } from '../content/numbers.ts';
import { powers } from '../content/powers.ts';
import { sheets } from '../content/roles.ts';
import type { Answers, Preview } from '../seen.ts';
import { type Attack, checkOf, modifiers, needOf } from './attack-dice.ts';
import { dieChance, successChance } from './odds.ts';
import { type M, figure, isStuck, player, policeSeat, squareOf, stackAt } from './table.ts';
import { touches } from './city.ts';

/** What a series of so many dice would do, and what the target could answer with. */
export function attackPreview(m: M, f: Attack, dice: number): Preview {
  const { times, add } = modifiers(m, f);
  const need = needOf(f.way);
  const check = checkOf(f.powers);
  // A die of W2 comes first: the two cases are mixed.
  const lucky = check === 0 ? 0 : (7 - check) / 6;
  const mixed = (of: (chance: number) => number): number =>
    (1 - lucky) * of(dieChance(times, add, need)) + lucky * of(dieChance(times, add + 1, need));
  const left = leftOf(m, f);
  const p = player(m, f.seat);
  return {
    type: 'attack',
    dice,
    add,
    times,
    expected: mixed(chance => dice * chance),
    any: mixed(chance => successChance(dice, chance, 1)),
    ko: left > 0 ? mixed(chance => successChance(dice, chance, left)) : 0,
    answers: answersTo(m, f),
    lastDie: !f.reaction && f.way === 'close' && p.movement === 0 && p.bonus === 0 && dice === p.combat,
  };
}

/** Hits that would finish the target: knock it out, wipe it out, break it. */
function leftOf(m: M, { target }: Attack): number {
  if (target.kind === 'figure') return sheets[target.role].boxes - figure(m, target.role).wounds;
  if (target.kind === 'stack') return stackAt(m, target.square)?.cars ?? 0;
  return target.kind === 'hold' ? 1 : 0;
}

const NOTHING: Answers = { riposte: 0, combat: 0, movement: 0, bonus: 0, powers: [] };

function answersTo(m: M, f: Attack): Answers {
  const { target } = f;
  if (f.reaction || f.cards.includes('surprise')) return NOTHING;
  const isTouched = (square: number): boolean => touches(squareOf(m, f.attacker), square);
  if (target.kind === 'stack') {
    const stack = stackAt(m, target.square);
    const seat = policeSeat(m);
    const p = seat < 0 ? null : player(m, seat);
    const isNear = stack !== null && isTouched(stack.square) && !isStuck(stack);
    return {
      riposte: isNear ? stack.cars * RIPOSTE_DICE : 0,
      combat: isNear ? (p?.combat ?? 0) : 0,
      movement: p?.movement ?? 0,
      bonus: p?.bonus ?? 0,
      powers: [],
    };
  }
  if (target.kind !== 'figure') return NOTHING;
  const victim = figure(m, target.role);
  if (victim.seat === null) return NOTHING;
  const p = player(m, victim.seat);
  const isStuckThere = isStuck(victim) || victim.held;
  return {
    riposte: 0,
    combat: isTouched(victim.at) ? p.combat : 0,
    movement: isStuckThere ? 0 : p.movement,
    bonus: isStuckThere ? 0 : p.bonus,
    powers: p.tokens.filter(power =>
      ['attack', 'interrupt', 'prevent', 'reaction', 'heal'].includes(powers[power].kind),
    ),
  };
}
