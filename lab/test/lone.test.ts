import { expect, test } from 'vitest';
import { nextInput } from '../../bots/play.ts';
import { setupOf } from '../../bots/set-up.ts';
import type { AnyBox } from '../../engine/box.ts';
import { innermost } from '../../engine/flow.ts';
import { start } from '../../engine/match.ts';
import { deciders, isLone, options } from '../../engine/queries.ts';
import { enter } from '../../engine/replay.ts';
import { seedRng } from '../../engine/rng.ts';
import { pending } from '../../engine/steps.ts';
import type { Match, Spec } from '../../engine/types.ts';
import { gameIds, loadBox } from '../../shelf/games.ts';

// Of the questions that wait for a person, few have a single answer.

const MATCHES = 3;
const MOST = 0.02;
const LONGEST = 3000; // inputs
const PACE = 4000; // milliseconds of play between two answers

type Waits = 'several' | 'taken' | 'secret' | 'timed' | 'free';

/** Why a question waits for whoever is asked, or that it does not. */
function why(m: Match<Spec>, seat: number): Waits {
  const open = options(m, seat);
  if (open.length > 1) return 'several';
  if (isLone(m, seat, open)) return 'taken';
  const { isSecret, isTimed } = pending(m, innermost(m));
  return isSecret ? 'secret' : isTimed ? 'timed' : 'free';
}

function countIn({ game, bots }: AnyBox, counts: Record<Waits, number>, n: number): void {
  const { id, seats } = game.scenarios[n % game.scenarios.length] ?? { id: '', seats: [1, 1] };
  const setup = setupOf({ game }, { scenario: id, seats: Math.min(seats[1], seats[0] + (n % 4)) });
  const m: Match<Spec> = start(game, setup, `lone ${n}`);
  const policies = Array.from({ length: setup.seats }, () => bots.yardstick);
  const rng = seedRng(`bots ${n}`);
  for (let inputs = 0; inputs < LONGEST && !m.outcome; inputs++) {
    const input = nextInput(m, policies, rng, m.clock + PACE);
    if (input.type === 'answer' && !game.free?.types.includes(input.action.type)) counts[why(m, deciders(m)[0] ?? 0)]++;
    expect(enter(m, input)).toBeNull();
  }
}

test.each(gameIds())('%s: hardly any question waits for its only answer without a reason', async id => {
  const box = await loadBox(id);
  const counts: Record<Waits, number> = { several: 0, taken: 0, secret: 0, timed: 0, free: 0 };
  for (let n = 0; n < MATCHES; n++) countIn(box, counts, n);
  const { several, free } = counts;
  expect(several).toBeGreaterThan(100);
  expect(free / (several + free), JSON.stringify(counts)).toBeLessThanOrEqual(MOST);
});
