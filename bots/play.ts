import { apply, tick } from '../engine/match.ts';
import { deciders, due, options, question } from '../engine/queries.ts';
import { same } from '../engine/plain.ts';
import { below } from '../engine/rng.ts';
import type { Input, Match, Rng, Seat, Spec } from '../engine/types.ts';
import { first } from './options.ts';
import { type Player, Sight } from './sight.ts';

export interface Pace<W extends Spec = Spec> {
  /** Inputs after which a match is left unfinished. */
  readonly limit: number;
  /** Milliseconds of play that an answer takes, in games with a clock: bots need no time, and the clock must run. */
  readonly pace: number;
  /** The same where it depends on the answer: what passes after it. */
  paceOf?(step: string, action: W['action']): number;
  /** How many thoughts a bot that searches may have before it answers: counted, so that a match can be repeated. */
  readonly thoughts: number;
}

export const DEFAULT_PACE: Pace = { limit: 100_000, pace: 1000, thoughts: 100 };

/** Plays a match to its end, one policy per seat; returns how many inputs it took. Without outcome: the limit. */
export function playOut<W extends Spec>(
  m: Match<W>,
  policies: readonly Player<W>[],
  rng: Rng,
  given: Pace<W> = DEFAULT_PACE,
): number {
  const { limit, pace } = given;
  const hasTime = counting(given);
  const clock = m.game.due ? new Clock(m, given.paceOf ? 0 : pace) : null;
  let inputs = 0;
  for (; m.outcome === null && inputs < limit; inputs++) {
    if (clock?.ticked(m)) continue;
    const { seat, action, step } = answerOf(m, policies, rng, hasTime);
    clock?.passes(given.paceOf ? given.paceOf(step, action) : pace);
    apply(m, seat, action);
  }
  return inputs;
}

/** What would be entered next: a clock event that falls due before the answer, or the answer. */
export function nextInput<W extends Spec>(
  m: Match<W>,
  policies: readonly Player<W>[],
  rng: Rng,
  answeredAt: number,
): Input<W> {
  const at = due(m);
  if (at !== null && at <= answeredAt) return { type: 'tick', at };
  const { seat, action } = answerOf(m, policies, rng, counting(DEFAULT_PACE));
  return { type: 'answer', at: answeredAt, seat, action };
}

/** Whether there is time for one more thought, where they are counted. */
export function counting({ thoughts }: Pick<Pace, 'thoughts'>): (spent: number) => boolean {
  return spent => spent < thoughts;
}

/** What the first asked seat answers. */
function answerOf<W extends Spec>(
  m: Match<W>,
  policies: readonly Player<W>[],
  rng: Rng,
  hasTime: (thoughts: number) => boolean,
): { seat: Seat; action: W['action']; step: string } {
  const seat = first(deciders(m));
  const asked = question(m, seat);
  const policy = policies[seat];
  if (!asked || !policy) throw new Error(`nobody plays seat ${seat}`);
  const action = policy(new Sight(m, seat, asked, rng, hasTime));
  // `apply` trusts its caller; a bot is written by hand and may be wrong
  if (!asked.options.includes(action) && ![...asked.options, ...asked.free].some(o => same(o, action)))
    throw new Error(
      `the bot of seat ${seat} answered ${JSON.stringify(action)} at ${asked.step}, which is not offered`,
    );
  return { seat, action, step: asked.step };
}

/** Plays a match to its end at random, without views and prompts: how fast can the rules go? */
export function randomPlayout<W extends Spec>(m: Match<W>, rng: Rng, { limit, pace }: Pace = DEFAULT_PACE): number {
  const clock = m.game.due ? new Clock(m, pace) : null;
  let inputs = 0;
  for (; m.outcome === null && inputs < limit; inputs++) {
    if (clock?.ticked(m)) continue;
    const seat = first(deciders(m));
    const open = options(m, seat);
    clock?.passes(pace);
    apply(m, seat, open[below(rng, open.length)] as W['action']);
  }
  return inputs;
}

/** When the next answer is given; clock events that fall due before it come first. */
class Clock {
  private answerAt: number;

  constructor(m: { clock: number }, first: number) {
    this.answerAt = m.clock + first;
  }

  ticked<W extends Spec>(m: Match<W>): boolean {
    const at = due(m);
    if (at !== null && at <= this.answerAt) {
      tick(m);
      return true;
    }
    m.clock = this.answerAt;
    return false;
  }

  /** So much time lies between the answer given now and the next one. */
  passes(ms: number): void {
    this.answerAt += ms;
  }
}
