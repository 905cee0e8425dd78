import { best, first } from '../../../../bots/options.ts';
import { hasTimeAt } from '../../../../bots/levels.ts';
import { type Tried, halving, mean, tryOut } from '../../../../bots/search.ts';
import type { Level, Seen } from '../../../../engine/box.ts';
import { apply } from '../../../../engine/match.ts';
import { deciders, options, waitingAt } from '../../../../engine/queries.ts';
import type { Rng } from '../../../../engine/types.ts';
import type { M } from '../../rules/table.ts';
import type { Action, MarvelZombies } from '../../spec.ts';
import { answer } from '../yardstick.ts';
import { standing } from './standing.ts';

/** How often a candidate is tried at most. */
const TRIALS = { beginner: 1, companion: 6, expert: 24 } as const;
/** An expert tries all so often before it drops the first half. */
const FIRST_TRIALS = 3;
/** Who lags behind the best by so much is tried no more. */
const LAG = 40;
const LONGEST = 220;
/** The plain answer must be beaten by more than luck. */
const MARGIN = 8;

/** The plain answer stands first among the candidates. */
export function search(seen: Seen<MarvelZombies>, candidates: readonly Action[], level: Level): Action {
  const plain = first(candidates);
  const worth = ({ action, results }: Tried<MarvelZombies>): number => mean(results) + (action === plain ? MARGIN : 0);
  const withoutLaggards = (left: readonly Tried<MarvelZombies>[]): readonly Tried<MarvelZombies>[] => {
    const top = Math.max(...left.map(worth));
    return left.filter(one => worth(one) > top - LAG);
  };
  const tried = tryOut<MarvelZombies>(candidates, {
    worlds: TRIALS[level],
    world: () => seen.guess(),
    hasTime: spent => hasTimeAt(seen, level, spent),
    outlook: (world, action) => outlook(world, seen.seat, action, seen.rng),
    keep: level === 'expert' ? halving(FIRST_TRIALS, worth) : withoutLaggards,
  });
  return best(tried, worth)?.action ?? plain;
}

/**
 * How the team stands when the dead have had their say in this round, if this is done now and plain play follows.
 * One round further costs three times as much: more trials of this round are the better use of the time.
 */
function outlook(m: M, seat: number, candidate: Action, rng: Rng): number {
  const { round } = m.state;
  apply(m, seat, candidate);
  for (let n = 0; n < LONGEST && !m.outcome && m.state.round === round; n++) {
    const asked = deciders(m)[0] ?? 0;
    const open = options(m, asked);
    apply(m, asked, open.length === 1 ? first(open) : answer(m, waitingAt(m) ?? '', open, rng));
  }
  return standing(m);
}
