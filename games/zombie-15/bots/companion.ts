import { best } from '../../../bots/options.ts';
import { hasTimeAt } from '../../../bots/levels.ts';
import { type Search, type Tried, deviation, gainsOf, halving, mean, tryOut } from '../../../bots/search.ts';
import type { Level, Seen } from '../../../engine/box.ts';
import { clone } from '../../../engine/match.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { candidatesFor } from './candidates.ts';
import { lookAhead } from './outlook.ts';
import { choose } from './yardstick.ts';

/** Worlds in which every candidate is tried, and then those that promise something. */
const FIRST_WORLDS = 2;
const WORLDS = { beginner: 1, companion: 4, expert: 16 } as const;
const PROMISING = 3;
/** By how much an answer must come out better than the usual one: chance plays along. */
const MARGIN = 2;

/**
 * Tries what it might do on a few guesses, lets the yardstick go on for a while, and takes what came out clearly better. A beginner
 * does the usual thing, an expert tries more guesses.
 */
export function companion(seen: Seen<Zombie15>, level: Level = 'companion'): Action {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0];
  const here = seen.guess();
  const usual = choose(clone(here), step, options);
  if (level === 'beginner' || step !== 'turn/act') return usual;
  const tried = tryOut<Zombie15>([usual, ...candidatesFor(here, options, usual)], {
    worlds: WORLDS[level],
    world: n => (n === 0 ? here : seen.guess()),
    hasTime: (spent, next) => spent === 0 || hasTimeAt(seen, level, spent + next),
    outlook: lookAhead,
    keep: level === 'expert' ? halving(FIRST_WORLDS, one => mean(one.results)) : promisingOnly,
  });
  return best(gainsOf(tried), ({ gains }) => mean(gains) - deviation(gains), MARGIN)?.one.action ?? usual;
}

const promisingOnly: Search<Zombie15>['keep'] = (all, worlds) => (worlds === FIRST_WORLDS ? promising(all) : all);

function promising(tried: readonly Tried<Zombie15>[]): Tried<Zombie15>[] {
  const some = gainsOf(tried).filter(({ gains }) => mean(gains) > -MARGIN);
  const first = some.sort((a, b) => mean(b.gains) - mean(a.gains)).slice(0, PROMISING);
  return [...tried.slice(0, 1), ...first.map(({ one }) => one)];
}
