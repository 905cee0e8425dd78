import { randomUUID } from 'node:crypto';
import { HINT_TIME, thinkingTime } from '../../bots/levels.ts';
import { counting } from '../../bots/play.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Match, Rng, Spec } from '../../engine/types.ts';
import type { Measured } from './thinker.ts';

interface Measure {
  readonly rng: Rng;
  readonly hasTime: (thoughts: number) => boolean;
}

/** How long a bot may think, and with which luck: by the clock, or counted and then the same in every run. */
export function measureOf(
  { revealed, rng }: Pick<Match<Spec>, 'revealed' | 'rng'>,
  { seat, bot, isHint, thoughts }: Pick<Measured, 'seat' | 'bot' | 'isHint' | 'thoughts'>,
): Measure {
  if (thoughts > 0)
    return { rng: seedRng(`bots:${seat}:${revealed}:${JSON.stringify(rng)}`), hasTime: counting({ thoughts }) };
  const end = performance.now() + (isHint ? HINT_TIME : thinkingTime(bot));
  return { rng: seedRng(`bots:${randomUUID()}`), hasTime: () => performance.now() < end };
}
