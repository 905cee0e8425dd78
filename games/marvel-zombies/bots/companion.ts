import type { Companion } from '../../../engine/box.ts';
import type { MarvelZombies } from '../spec.ts';
import { pickHero } from './companion/team.ts';
import { search } from './companion/search.ts';
import { shortlist } from './companion/shortlist.ts';
import { answer } from './yardstick.ts';

/** Questions whose answer is worth trying out. */
const TRIED = new Set([
  'round/next',
  'turn/act',
  'turn/leave',
  'help/act',
  'attack/boost',
  'wounds/share',
  'suffer/cancel',
  'mission/carry',
]);

/**
 * Plays beside people: tries the likeliest answers on guesses, plays on with the plain policy to the end of the round, and
 * takes the one after which the team stands best. A beginner takes the plain answer, an expert tries more of them, and oftener.
 */
export const companion: Companion<MarvelZombies> = (seen, level = 'companion') => {
  const { options, step } = seen.prompt;
  const only = options[0];
  if (only && options.length === 1) return only;
  if (step === 'mission/pick') return pickHero(options);
  const m = seen.guess();
  const plain = answer(m, step, options, seen.rng);
  if (level === 'beginner' || !TRIED.has(step)) return plain;
  const candidates = shortlist(m, step, options, plain, level);
  return candidates.length === 1 ? plain : search(seen, candidates, level);
};
