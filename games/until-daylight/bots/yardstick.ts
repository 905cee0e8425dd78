import { first } from '../../../bots/options.ts';
import type { Policy, Seen } from '../../../engine/box.ts';
import { below } from '../../../engine/rng.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { attackStep } from './yardstick/attack-steps.ts';
import { trade } from './yardstick/exchange.ts';
import { choosePile, faceOrDelay, keepOrLeave, pickWeapon } from './yardstick/search.ts';
import { act, encourage, replaceByLuck, softest } from './yardstick/turn.ts';

/**
 * The plain way to play by which content is balanced: one greedy evaluation for all seats, no look-ahead, no memory.
 * Frozen: a change here makes every number in balance.md void.
 */
export const yardstick: Policy<UntilDaylight> = seen => {
  const { prompt } = seen;
  return prompt.options.length === 1 ? first(prompt.options) : answer(seen);
};

function answer({ view, prompt, seat, rng }: Seen<UntilDaylight>): Action {
  const { options } = prompt;
  switch (prompt.step) {
    case 'night/characters':
      return options[below(rng, options.length)] ?? first(options);
    case 'night/weapons':
      return pickWeapon(view, seat, options);
    case 'find/keep':
      return keepOrLeave(view, seat, options);
    case 'wave/choose':
      return faceOrDelay(view, seat, options);
    case 'exchange/trade':
      return trade(view, seat, options);
    case 'blackMarket/take':
    case 'rummage/keep':
      return choosePile(view, seat, options);
    case 'turn/act':
      return act(view, seat, options);
    case 'turn/whenEnding':
      return encourage(view, seat, options);
    case 'luck/ask':
      return replaceByLuck(view, options);
    case 'enemyAttack/keep':
      return softest(view, options);
    default:
      return attackStep(view, seat, prompt.step, options);
  }
}
