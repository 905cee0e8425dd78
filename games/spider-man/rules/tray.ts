import { powers } from '../content/powers.ts';
import type { Purpose } from '../ids.ts';
import type { Preview, SeenTray } from '../seen.ts';
import { bites, checkOf, isSingle, modifiers, needOf } from './attack-dice.ts';
import { successOn } from './bonus.ts';
import { rolled } from './dice.ts';
import { isDoubled } from './drive.ts';
import { stride } from './movement.ts';
import { dieChance } from './odds.ts';
import type { Attack, M } from './table.ts';

// What the dice in the tray come to, while whoever rolled them may still change them.

interface Count {
  readonly unit: SeenTray['unit'];
  readonly times: number;
  readonly add: number;
  readonly need: number; // what a die must come to; 0: all are added up
  readonly isSingle: boolean; // more than one success is no more than one
  readonly isBitten: boolean; // one die will be doubled besides (SM-LIZ-03)
}

const points = (times: number, add: number): Count => ({
  unit: 'points',
  times,
  add,
  need: 0,
  isSingle: false,
  isBitten: false,
});
const tried = (need: number): Count => ({
  unit: 'success',
  times: 1,
  add: 0,
  need,
  isSingle: true,
  isBitten: false,
});

/** How the dice are counted by what they were rolled for. */
function countFor(m: M, purpose: Purpose): Count | null {
  const f = m.stack.at(-2);
  switch (f?.flow) {
    case 'movement': {
      const { times, add } = stride(f.powers);
      return points(times, add);
    }
    case 'drive':
      return points(isDoubled(m, f) ? 2 : 1, 0);
    case 'bonus':
      return { unit: 'cards', times: 1, add: 0, need: successOn(m, f.seat), isSingle: false, isBitten: false };
    case 'attack':
      return ofAttack(m, f, purpose);
    case 'healing':
      return tried(powers['gob-healing'].need);
    case 'climb':
      return tried(powers['vul-altitude'].need);
    default:
      return null;
  }
}

function ofAttack(m: M, f: Attack, purpose: Purpose): Count | null {
  if (purpose === 'preliminary') return tried(checkOf(f.powers));
  if (purpose === 'interrupt') return f.interrupt && tried(powers[f.interrupt].need);
  if (purpose === 'prevent') return f.prevention && tried(powers[f.prevention].need);
  const { times, add } = modifiers(m, f);
  const isOne = isSingle(f);
  return {
    unit: isOne ? 'success' : 'hits',
    times,
    add,
    need: needOf(f.way),
    isSingle: isOne,
    isBitten: bites(f.powers),
  };
}

const worthOf = ({ times, add, need }: Count, die: number): number => {
  const result = die * times + add;
  return need === 0 ? result : Number(result >= need);
};

/** Whether a die that fails would count if it were doubled. */
const isSaved = ({ times, add, need, isBitten }: Count, die: number): boolean =>
  isBitten && die * times + add < need && die * times * 2 + add >= need;

/** What these dice come to, on average where so many others are rolled besides. */
function sumOf(count: Count, dice: readonly number[], besides = 0): number {
  let sum = 0;
  for (const die of dice) sum += worthOf(count, die);
  if (count.need === 0) return sum + besides * (3.5 * count.times + count.add);
  const plain = dieChance(count.times, count.add, count.need);
  const doubled = count.isBitten ? dieChance(count.times * 2, count.add, count.need) : plain;
  const hasSaved = dice.some(die => isSaved(count, die));
  if (count.isSingle) return sum > 0 || hasSaved ? 1 : 1 - (1 - doubled) ** besides;
  const saved = hasSaved ? 1 : 1 - (1 - (doubled - plain)) ** besides;
  return sum + besides * plain + saved;
}

/** The tray as everybody sees it while its dice may be rolled again (SM-CARD-05). */
export function seenTray(m: M): SeenTray | null {
  const f = m.stack.at(-1);
  const count = f?.flow === 'roll' ? countFor(m, f.purpose) : null;
  if (f?.flow !== 'roll' || !count) return null;
  const dice = rolled(m);
  return {
    unit: count.unit,
    need: count.need,
    worth: dice.map(die => worthOf(count, die)),
    makes: sumOf(count, dice),
    again: [...f.chosen],
  };
}

/** What they come to with these rolled again. */
export function trayPreview(m: M, again: readonly number[]): Preview | null {
  const f = m.stack.at(-1);
  const count = f?.flow === 'roll' ? countFor(m, f.purpose) : null;
  if (!count) return null;
  const dice = rolled(m);
  const kept = dice.filter((_, i) => !again.includes(i));
  return {
    type: 'tray',
    unit: count.unit,
    now: sumOf(count, dice),
    again: again.length,
    expected: sumOf(count, kept, again.length),
  };
}

/** Those that are worth less than a die is on average; none where a single success lies there already. */
export function poorDice(m: M): number[] {
  const f = m.stack.at(-1);
  const count = f?.flow === 'roll' ? countFor(m, f.purpose) : null;
  if (!count || (count.isSingle && sumOf(count, rolled(m)) > 0)) return [];
  const average = count.need === 0 ? 3.5 * count.times + count.add : 1;
  return rolled(m).flatMap((die, i) => (worthOf(count, die) < average ? [i] : []));
}
