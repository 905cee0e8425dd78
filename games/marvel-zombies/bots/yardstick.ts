import type { Policy } from '../../../engine/box.ts';
import type { Rng } from '../../../engine/types.ts';
import { first } from '../../../bots/options.ts';
import { below } from '../../../engine/rng.ts';
import type { M } from '../rules/table.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import { boost, reroll, target } from './yardstick/attack.ts';
import { cancelWounds, keepBystander, keepTrait, loseTrait, shareWounds } from './yardstick/cards.ts';
import { route, room } from './yardstick/enemies.ts';
import { act, help, nextHero } from './yardstick/turn.ts';

/**
 * The plain way to play by which content is balanced: one greedy look at the table, no look-ahead, no memory.
 * Frozen: a change here makes every number in balance.md void.
 */
export const yardstick: Policy<MarvelZombies> = seen => {
  const { options, step } = seen.prompt;
  return options.length === 1 ? options[0] : answer(seen.guess(), step, options, seen.rng);
};

/** The same on a match whose hidden part nobody looks at: for those who try things out. */
export function answer(m: M, step: string, options: readonly Action[], rng: Rng): Action {
  switch (step) {
    case 'mission/pick':
      return options[below(rng, options.length)] ?? first(options);
    case 'round/next':
      return nextHero(m, options);
    case 'turn/act':
      return act(m, options);
    case 'help/act':
      return help(m, options);
    case 'attack/boost':
      return boost(m, options);
    case 'attack/reroll':
      return reroll(m, options);
    case 'attack/assign':
      return target(options);
    case 'gainTrait/keep':
      return keepTrait(options);
    case 'gainTrait/discard':
    case 'devoured/discard':
      return loseTrait(options);
    case 'rescue/keep':
      return keepBystander(m, options);
    case 'door/room':
      return room(m, options);
    case 'wounds/share':
      return shareWounds(m, options);
    case 'suffer/cancel':
      return cancelWounds(m, options);
    case 'activation/aim':
    case 'activation/split':
    case 'activation/send':
    case 'activation/portal':
    case 'bystanders/walk':
      return route(m, step, options);
    default:
      return first(options); // leave, protect, carry: the first option is the sensible one
  }
}
