import type { Seen } from '../../../../engine/box.ts';
import { apply, clone, deciders, options } from '../../../../engine/match.ts';
import type { Rng } from '../../../../engine/types.ts';
import type { M } from '../../rules/table.ts';
import type { Action, MarvelZombies } from '../../spec.ts';
import { answer } from '../yardstick.ts';
import { standing } from './standing.ts';

/** How often a candidate is tried at most; each trial is a thought. */
const TRIALS = 6;
/** Who lags behind the best by so much is tried no more. */
const LAG = 40;
const LONGEST = 220;
/** The plain answer must be beaten by more than luck. */
const MARGIN = 8;

interface Tried {
  readonly action: Action;
  readonly bonus: number;
  sum: number;
}

/** Candidates are tried on the same guesses, so that luck does not decide between them; the plain answer stands first. */
export function search(seen: Seen<MarvelZombies>, candidates: readonly Action[]): Action {
  let left: Tried[] = candidates.map((action, i) => ({ action, bonus: i === 0 ? MARGIN : 0, sum: 0 }));
  let thoughts = 0;
  let trials = 0;
  while (trials < TRIALS && left.length > 1 && seen.hasTime(thoughts)) {
    const guess = seen.guess();
    for (const tried of left) tried.sum += outlook(guess, seen.seat, tried.action, seen.rng);
    thoughts += left.length;
    trials++;
    const top = mean(leader(left, trials), trials);
    left = left.filter(tried => mean(tried, trials) > top - LAG);
  }
  return leader(left, Math.max(1, trials)).action;
}

const mean = ({ sum, bonus }: Tried, trials: number): number => sum / trials + bonus;

function leader(all: readonly Tried[], trials: number): Tried {
  let first = all[0] as Tried;
  for (const one of all) if (mean(one, trials) > mean(first, trials)) first = one;
  return first;
}

/**
 * How the team stands when the dead have had their say in this round, if this is done now and plain play follows.
 * One round further costs three times as much: more trials of this round are the better use of the time.
 */
function outlook(guess: M, seat: number, candidate: Action, rng: Rng): number {
  const m = clone(guess);
  const { round } = m.state;
  apply(m, seat, candidate);
  for (let n = 0; n < LONGEST && !m.outcome && m.state.round === round; n++) {
    const asked = deciders(m)[0] ?? 0;
    const open = options(m, asked);
    const only = open[0] as Action;
    apply(m, asked, open.length === 1 ? only : answer(m, stepOf(m), open, rng));
  }
  return standing(m);
}

const stepOf = (m: M): string => {
  const f = m.stack[m.stack.length - 1];
  return f ? `${f.flow}/${f.at}` : '';
};
