import { first } from '../../../bots/options.ts';
import type { Policy, Seen } from '../../../engine/box.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { attackStep } from './companion/attack.ts';
import { replaceByLuck, softest } from './companion/enemy.ts';
import { trade } from './companion/exchange.ts';
import { choosePile, faceOrDelay, keepOrLeave } from './companion/search.ts';
import { pickCharacter, pickWeapon } from './companion/setup.ts';
import { act, encourage } from './companion/turn.ts';

/** Plays beside people: weighs every option by what the enemies' next attacks would then come to. */
export const companion: Policy<UntilDaylight> = seen => {
  const { options } = seen.prompt;
  return options.length === 1 ? first(options) : answer(seen);
};

function answer({ view, prompt, seat }: Seen<UntilDaylight>): Action {
  const { options } = prompt;
  switch (prompt.step) {
    case 'night/characters':
      return pickCharacter(options);
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
