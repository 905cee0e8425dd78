import type { Seen } from '../../../engine/box.ts';
import { clone } from '../../../engine/match.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { candidatesFor } from './candidates.ts';
import { lookAhead } from './outlook.ts';
import { choose } from './yardstick.ts';

/** Worlds in which every candidate is tried, and then those that promise something. */
const FIRST_WORLDS = 2;
const WORLDS = 4;
const PROMISING = 3;
/** By how much an answer must come out better than the usual one: chance plays along. */
const MARGIN = 2;

/** An answer, and by how much each world came out better with it than with the usual one. */
interface Tried {
  readonly action: Action;
  readonly gains: number[];
}

/** Tries what it might do on a few guesses, lets the yardstick go on for a while, and takes what came out clearly better. */
export function companion(seen: Seen<Zombie15>): Action {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0] as Action;
  const first = seen.guess();
  const usual = choose(clone(first), step, options);
  if (step !== 'turn/act') return usual;
  let others: Tried[] = candidatesFor(first, options, usual).map(action => ({ action, gains: [] }));
  let thoughts = 0;
  for (let world = 0; world < WORLDS && others.length > 0; world++) {
    thoughts += others.length + 1;
    if (world > 0 && !seen.hasTime(thoughts)) break;
    const m = world === 0 ? first : seen.guess();
    const expected = lookAhead(clone(m), usual);
    for (const { action, gains } of others) gains.push(lookAhead(clone(m), action) - expected);
    if (world === FIRST_WORLDS - 1) others = promising(others);
  }
  let best = usual;
  let most = MARGIN;
  for (const { action, gains } of others) {
    const sure = mean(gains) - deviation(gains);
    if (sure > most) {
      best = action;
      most = sure;
    }
  }
  return best;
}

function promising(tried: readonly Tried[]): Tried[] {
  const some = tried.filter(({ gains }) => mean(gains) > -MARGIN);
  return some.sort((a, b) => mean(b.gains) - mean(a.gains)).slice(0, PROMISING);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** How far the mean of so few may be off: of many candidates one always looks good by chance. */
function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}
