import type { Seen } from '../../../engine/box.ts';
import { clone } from '../../../engine/match.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { lookAhead } from './outlook.ts';
import { choose } from './yardstick.ts';
import { candidatesFor } from './candidates.ts';

/** Worlds in which every candidate is tried. */
const WORLDS = 3;
/** By how much a world must come out better on average than with the usual answer: chance plays along. */
const MARGIN = 3;

/** Tries what it might do on a few guesses, lets the yardstick go on for a while, and takes what came out best. */
export function companion(seen: Seen<Zombie15>): Action {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0] as Action;
  const first = seen.guess();
  const usual = choose(clone(first), step, options);
  if (step !== 'turn/act') return usual;
  const candidates = candidatesFor(first, options, usual);
  if (candidates.length === 1) return usual;
  const worth = candidates.map(() => 0);
  let thoughts = 0;
  for (let world = 0; world < WORLDS; world++) {
    if (world > 0 && !seen.hasTime(thoughts + candidates.length)) break;
    const m = world === 0 ? first : seen.guess();
    candidates.forEach((action, i) => {
      worth[i] = (worth[i] ?? 0) + lookAhead(clone(m), action);
    });
    thoughts += candidates.length;
  }
  const worlds = thoughts / candidates.length;
  let best = 0;
  let most = (worth[0] ?? 0) + MARGIN * worlds;
  for (let i = 1; i < candidates.length; i++)
    if ((worth[i] ?? 0) > most) {
      best = i;
      most = worth[i] ?? 0;
    }
  return candidates[best] ?? usual;
}
