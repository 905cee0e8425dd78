import { known } from '../../../engine/known.ts';
import { RIPOSTE_DICE } from '../content/numbers.ts';
import { sheets } from '../content/roles.ts';
import type { Answers, Preview, Piece } from '../seen.ts';
import { reactions, victimsOf } from './answers.ts';
import {
  checkOf,
  costOf,
  doesWound,
  interrupts,
  isSingle,
  modifiers,
  needOf,
  preventions,
  bites,
  sticks,
} from './attack-dice.ts';
import { type Attack, type M, figure, isLastDie, player, policeSeat, roleOf, stackAt } from './table.ts';
import { bittenChance, dieChance } from './odds.ts';
import { taxOn } from './targets.ts';

/** What a series of so many dice would do, and what the target could answer with. */
export function attackPreview(m: M, f: Attack, dice: number): Extract<Preview, { type: 'attack' }> {
  const { times, add } = modifiers(m, f);
  const need = needOf(f.way);
  const bite = bites(f.powers) ? 2 : 1;
  const check = checkOf(f.powers);
  const lucky = check === 0 ? 0 : dieChance(1, 0, check);
  // A die of W2 comes first: the two cases are mixed.
  const atLeast = (hits: number): number => {
    const raised = (by: number): number =>
      bittenChance(dice, dieChance(times, add + by, need), dieChance(times * bite, add + by, need), hits);
    return (1 - lucky) * raised(0) + lucky * raised(1);
  };
  let expected = 0;
  for (let hits = 1; hits <= (isSingle(f) ? 1 : dice); hits++) expected += atLeast(hits);
  const left = leftOf(m, f);
  return {
    type: 'attack',
    dice,
    add,
    times,
    expected,
    any: atLeast(1),
    ko: left > 0 ? atLeast(left) : 0,
    answers: answersTo(m, f),
    lastDie: isLastDie(m, f.seat, 'combat', costOf(m, f, dice)),
  };
}

/** Hits that would finish the target: knock it out, wipe it out, break it. */
function leftOf(m: M, f: Attack): number {
  const { target } = f;
  if (target.kind === 'figure') return doesWound(f) ? sheets[target.role].boxes - figure(m, target.role).wounds : 0;
  if (target.kind === 'stack') return sticks(f) ? 0 : known(stackAt(m, target.square), 'stack there').cars;
  return target.kind === 'hold' ? 1 : 0;
}

/** Interrupts, preventions, and the reactions that the rules would offer if the attack did nothing. */
function answersTo(m: M, f: Attack): Answers {
  const answers: Answers = { riposte: 0, combat: 0, movement: 0, bonus: 0, powers: [] };
  answers.powers.push(...interrupts(m, f));
  if (doesWound(f)) answers.powers.push(...preventions(m, f));
  for (const victim of victimsOf(m, f)) addReactions(m, victim, f.attacker, answers);
  return answers;
}

function addReactions(m: M, victim: Piece, attacker: Piece, answers: Answers): void {
  const seat = victim.kind === 'stack' ? policeSeat(m) : (figure(m, victim.role).seat ?? -1);
  const p = seat < 0 ? null : player(m, seat);
  for (const action of reactions(m, victim, attacker)) {
    if (action.type === 'riposte' && victim.kind === 'stack')
      answers.riposte = known(stackAt(m, victim.square), 'stack there').cars * RIPOSTE_DICE;
    else if (action.type === 'fight') answers.combat = (p?.combat ?? 0) - taxOn(m, roleOf(victim), action.target);
    else if (action.type === 'move' || action.type === 'drive') answers.movement = p?.movement ?? 0;
    else if (action.type === 'bonus') answers.bonus = p?.bonus ?? 0;
    else if (action.type === 'power' && !answers.powers.includes(action.power)) answers.powers.push(action.power);
  }
}
