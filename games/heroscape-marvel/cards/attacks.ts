import { within } from '../../../engine/flow.ts';
import { powers } from '../content/powers.ts';
import type { TargetId } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { Figure } from '../spec.ts';
import { cosmicForceBlast } from './cosmic-force-blast.ts';
import type { CardsOf } from './power.ts';
import { stomp } from './stomp.ts';

/** In the order in which they are offered. */
export const specialAttacks: CardsOf<'special-attack'> = {
  'shield-throw': { isOnceEach: true, bots: { others: 0.6 } },
  web: {},
  'cosmic-force-blast': cosmicForceBlast,
  stomp,
};

export const attackPowers: CardsOf<'attack'> = {
  'double-attack': { bots: { again: 0.9, promise: 1.8 } },
  'rage-smash-5': {
    attackDice: bearer => Math.min(powers['rage-smash-5'].most, bearer.wounds),
    feedsOnWounds: true,
  },
  'zettian-targeting': {
    attackDice: (bearer, _leaped, m, target) =>
      isAimedAtAgain(m, bearer, target) ? powers['zettian-targeting'].most : 0,
  },
};

/** Another of its squad has attacked the same figure in this turn. */
function isAimedAtAgain(m: M, bearer: Figure, target: TargetId | null): boolean {
  const turn = within(m, 'squad');
  return turn !== null && target !== null && turn.used.includes(bearer.id) && turn.targets.includes(target);
}
