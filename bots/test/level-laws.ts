import { expect, test } from 'vitest';
import { type Box, LEVELS } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Setup, Spec } from '../../engine/types.ts';
import { policyOf } from '../levels.ts';
import { DEFAULT_PACE, type Pace, playOut } from '../play.ts';

/** Few thoughts: a match of experts is long. */
const THOUGHTS = 2;

/** What bots of all levels obey: they play with what is offered, and do not all play alike. */
export function levelLaws<W extends Spec>({ game, bots }: Box<W>, setup: Setup<W>, inputs = 90): void {
  const paced: Pace<W> = bots.pace
    ? { ...DEFAULT_PACE, paceOf: (step, action) => bots.pace?.(step, action) ?? 0 }
    : DEFAULT_PACE;
  const answers = LEVELS.map(level => {
    const said: string[] = [];
    const play = (): string => {
      const policy = policyOf(bots, level);
      const seats = Array.from({ length: setup.seats }, (): typeof policy => seen => {
        const action = policy(seen);
        said.push(JSON.stringify(action));
        return action;
      });
      const m = start(game, setup, 'levels');
      playOut(m, seats, seedRng('levels:bots'), { ...paced, limit: inputs, thoughts: THOUGHTS });
      return said.join();
    };
    return { level, play };
  });

  test('bots of every level play with what is offered, and no two levels alike', () => {
    expect(new Set(answers.map(({ play }) => play())).size).toBe(LEVELS.length);
  });
}
