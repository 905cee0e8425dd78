import { best } from '../../../bots/options.ts';
import { type Tried, mean, tryOut } from '../../../bots/search.ts';
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

/** Tries what it might do on a few guesses, lets the yardstick go on for a while, and takes what came out clearly better. */
export function companion(seen: Seen<Zombie15>): Action {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0];
  const here = seen.guess();
  const usual = choose(clone(here), step, options);
  if (step !== 'turn/act') return usual;
  const tried = tryOut<Zombie15>([usual, ...candidatesFor(here, options, usual)], {
    worlds: WORLDS,
    world: n => (n === 0 ? here : seen.guess()),
    hasTime: (spent, next) => spent === 0 || seen.hasTime(spent + next),
    outlook: lookAhead,
    keep: (all, worlds) => (worlds === FIRST_WORLDS ? promising(all) : all),
  });
  return best(gainsOf(tried), ({ gains }) => mean(gains) - deviation(gains), MARGIN)?.one.action ?? usual;
}

/** The others, and by how much each world came out better with them than with the usual answer, which stands first. */
function gainsOf([usual, ...others]: readonly Tried<Zombie15>[]): { one: Tried<Zombie15>; gains: number[] }[] {
  return others.map(one => ({ one, gains: one.results.map((result, world) => result - (usual?.results[world] ?? 0)) }));
}

function promising(tried: readonly Tried<Zombie15>[]): Tried<Zombie15>[] {
  const some = gainsOf(tried).filter(({ gains }) => mean(gains) > -MARGIN);
  const first = some.sort((a, b) => mean(b.gains) - mean(a.gains)).slice(0, PROMISING);
  return [...tried.slice(0, 1), ...first.map(({ one }) => one)];
}

/** How far the mean of so few may be off: of many candidates one always looks good by chance. */
function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}
