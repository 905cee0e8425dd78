import type { BotName } from '../../bots/levels.ts';
import { first } from '../../bots/options.ts';
import { Sight } from '../../bots/sight.ts';
import type { Box } from '../../engine/box.ts';
import { apply, clone, start, tick } from '../../engine/match.ts';
import { moveOf, tickMove } from '../../engine/moves.ts';
import { deciders, due, question } from '../../engine/queries.ts';
import { below, seedRng } from '../../engine/rng.ts';
import type { Asked, Match, Seat, Setup, Spec } from '../../engine/types.ts';
import { paceOf } from '../plan.ts';
import { drawn } from './judge.ts';

// Where one might be asked something: matches of bots, as far as they tell how a position came about.

/** Whose decisions are looked at: the seat that learners have. */
export const SOLVER: Seat = 0;

/** A question of the solver with something to choose, and how it came to be asked. */
export interface Position<W extends Spec> {
  readonly m: Match<W>;
  readonly asked: Asked<W>;
  readonly moves: string;
}

/** Options between which people can choose, and which can all be tried. */
const [FEWEST, MOST] = [3, 14];
/** Inputs before which a match has hardly begun, and after which a position would be told at too great length. */
const [SHORTEST, LONGEST] = [12, 500];
const THOUGHTS = 4;

/** Some questions of a match, evenly drawn from all of them, in their order. */
export function positionsIn<W extends Spec>(
  box: Box<W>,
  setup: Setup<W>,
  seed: string,
  players: readonly BotName[],
  most: number,
): Position<W>[] {
  const m = start(box.game, setup, seed);
  const rng = seedRng(`${seed}:bots`);
  const chance = seedRng(`${seed}:positions`);
  const policies = drawn(box, setup.seats, players, chance);
  const pace = paceOf(box);
  const lasts = (step: string, action: W['action']): number =>
    m.game.due ? (pace.paceOf?.(step, action) ?? pace.pace) : 0;
  const moves: string[] = [];
  const kept: Position<W>[] = [];
  let answerAt = m.game.due && !pace.paceOf ? pace.pace : 0;
  for (let seen = 0; !m.outcome && moves.length < LONGEST; ) {
    const next = due(m);
    if (next !== null && next <= answerAt) {
      tick(m);
      moves.push(tickMove);
      continue;
    }
    const seat = first(deciders(m));
    const asked = question(m, seat);
    const policy = policies[seat];
    if (!asked || !policy) throw new Error(`nobody plays seat ${seat}`);
    const { length } = asked.options;
    if (seat === SOLVER && moves.length >= SHORTEST && length >= FEWEST && length <= MOST) {
      const at = seen < most ? seen : below(chance, seen + 1);
      seen++;
      if (at < most) kept[at] = { m: clone(m), asked, moves: moves.join(' ') };
    }
    const action = policy(new Sight(m, seat, asked, rng, thoughts => thoughts < THOUGHTS));
    moves.push(moveOf(m, seat, action, answerAt));
    m.clock = answerAt;
    answerAt += lasts(asked.step, action);
    apply(m, seat, action);
  }
  return kept.toSorted((a, b) => a.moves.length - b.moves.length);
}
