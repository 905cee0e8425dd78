import type { Policy } from '../../../engine/box.ts';
import type { HeroScape } from '../spec.ts';
import { greedy } from './greedy.ts';

/**
 * The plain way to play by which scenarios are measured: one greedy evaluation for all seats, no look-ahead, no memory.
 * Frozen: a change here makes every number in balance.md void.
 */
export const yardstick: Policy<HeroScape> = seen => {
  const { options, free, step } = seen.prompt;
  return options.length === 1 && free.length === 0 ? options[0] : greedy(seen.guess(), seen.seat, step, options, free);
};
