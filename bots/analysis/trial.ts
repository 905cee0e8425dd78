import type { Box, Policy } from '../../engine/box.ts';
import { guess } from '../../engine/match.ts';
import { below } from '../../engine/rng.ts';
import type { Match, Rng, Spec } from '../../engine/types.ts';
import { policyOf } from '../levels.ts';
import { DEFAULT_PACE, type Pace, playOut } from '../play.ts';
import { shareOf } from '../value.ts';

/** A match played on from a position to its end, and what each side then had of the win. */
export interface Trial {
  /** After how many inputs it left the match. */
  readonly n: number;
  readonly won: readonly number[];
}

/** Tables of mixed strength, as those were by which positions were judged. */
const PLAYERS = ['yardstick', 'companion'] as const;

/** Inputs after which nobody waits for the end. */
const LIMIT = 5000;

/** How fast bots play a game, with so many thoughts before each answer. */
export const paceOf = <W extends Spec>({ bots }: Pick<Box<W>, 'bots'>, limit: number, thoughts: number): Pace<W> => ({
  ...DEFAULT_PACE,
  limit,
  thoughts,
  ...(bots.pace ? { paceOf: (step, action) => bots.pace?.(step, action) ?? 0 } : {}),
});

/** Plays on with other dice, and with what the whole table did not know dealt anew; null where no end came. */
export function tryFrom<W extends Spec>(
  box: Box<W>,
  m: Match<W>,
  sides: readonly (readonly number[])[],
  rng: Rng,
  thoughts: number,
): readonly number[] | null {
  const world = guess(m, null, rng);
  world.paused = false;
  const policies = Array.from(
    { length: m.setup.seats },
    (): Policy<W> => policyOf(box.bots, PLAYERS[below(rng, PLAYERS.length)] ?? 'yardstick'),
  );
  playOut(world, policies, rng, paceOf(box, LIMIT, thoughts));
  const { outcome } = world;
  return outcome && sides.map(side => shareOf(outcome.scores, side));
}
