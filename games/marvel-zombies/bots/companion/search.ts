import type { Seen } from '../../../../engine/box.ts';
import { apply, clone, deciders, options } from '../../../../engine/match.ts';
import type { Rng } from '../../../../engine/types.ts';
import type { M } from '../../rules/table.ts';
import type { Action, MarvelZombies } from '../../spec.ts';
import { answer } from '../yardstick.ts';
import { standing } from './standing.ts';

/** How often each candidate is tried at most; each trial is a thought. */
const TRIALS = 4;
const LONGEST = 220;
const MARGIN = 8;

/** Every candidate is tried on the same guesses, so that luck does not decide between them. */
export function search(seen: Seen<MarvelZombies>, candidates: readonly Action[]): Action {
  const sums = candidates.map(() => 0);
  let thoughts = 0;
  for (let trial = 0; trial < TRIALS && seen.hasTime(thoughts); trial++) {
    const guess = seen.guess();
    candidates.forEach((candidate, i) => {
      thoughts++;
      sums[i] = (sums[i] as number) + outlook(guess, seen.seat, candidate, seen.rng);
    });
  }
  // the plain answer stands first: another one must be better by more than luck
  sums[0] = (sums[0] as number) + MARGIN * TRIALS;
  let found = 0;
  for (let i = 1; i < candidates.length; i++) if ((sums[i] as number) > (sums[found] as number)) found = i;
  return candidates[found] as Action;
}

/** How the team stands at the end of the next round if this is done now and plain play follows. */
function outlook(guess: M, seat: number, candidate: Action, rng: Rng): number {
  const m = clone(guess);
  const until = m.state.round + 2;
  apply(m, seat, candidate);
  for (let n = 0; n < LONGEST && !m.outcome && m.state.round < until; n++) {
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
