import { first, last } from '../../../bots/options.ts';
import type { Policy, Seen } from '../../../engine/box.ts';
import { below } from '../../../engine/rng.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { sightOf } from './sight.ts';
import { driveDice, driveOn, placeCaptain, placeCar, policeTurn } from './yardstick/police.ts';
import { spiderTurn } from './yardstick/spider-man.ts';
import { choose, discardWorst, moveDice, walk } from './yardstick/steps.ts';
import { villainTurn } from './yardstick/villain.ts';
import { bite, declare, defend, luck, pass, react, reroll } from './yardstick/windows.ts';

/**
 * The plain way to play by which content is balanced: one greedy look at what lies there, no look ahead, no memory.
 * Frozen: a change here makes every number in balance.md void.
 */
export const yardstick: Policy<SpiderMan> = seen => {
  const { options } = seen.prompt;
  return options.length === 1 ? first(options) : answer(seen);
};

function answer({ view, prompt, seat, rng }: Seen<SpiderMan>): Action {
  const { options, step } = prompt;
  if (view.phase === 'setup' && step !== 'game/captains') return options[below(rng, options.length)] ?? first(options);
  const s = sightOf(view, seat);
  switch (step) {
    case 'game/captains':
      return placeCaptain(s, options);
    case 'turn/act':
      if (s.me.role === 'police') return policeTurn(s, options);
      return s.me.role === 'spider-man' ? spiderTurn(s, options) : villainTurn(s, options);
    case 'turn/knockedOut':
      return options.find(o => o.type === 'play') ?? first(options);
    case 'recovery/kits':
    case 'koDraw/kits':
      return options.find(o => o.type === 'play') ?? pass(options);
    case 'movement/declare':
      return moveDice(s, options);
    case 'movement/walk':
      return walk(s, options);
    case 'drive/declare':
      return driveDice(s, options);
    case 'drive/drive':
      return s.me.role === 'police' ? driveOn(s, options) : (options.find(o => o.type === 'stop') ?? first(options));
    case 'bonus/declare':
      return last(options);
    case 'roll/luck':
      return luck(s, options);
    case 'roll/choose':
      return reroll(options);
    case 'attack/declare':
      return declare(s, options);
    case 'attack/bite':
      return bite(options);
    case 'attack/interrupt':
    case 'attack/prevent':
      return defend(s, options);
    case 'reaction/choose':
      return react(s, options);
    case 'reinforcement/place':
      return placeCar(s, options);
    case 'drawing/limit':
      return discardWorst(options);
    case 'kingpin/ask':
      return pass(options);
    case 'knockout/abandon':
      return options[1 + below(rng, options.length - 1)] ?? first(options);
    default:
      return choose(s, options, rng);
  }
}
