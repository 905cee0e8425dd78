import type { RoleId } from '../../content/roles.ts';
import type { Action } from '../../spec.ts';
import { best, ofType } from '../options.ts';

/** What each role wins in the yardstick's hands, by the number of seats (balance.md); 2 and 3: villains are as one. */
const SHARES: { readonly [seats: number]: { readonly [R in RoleId]?: number } } = {
  2: { 'spider-man': 45 },
  3: { 'spider-man': 36, police: 21 },
  4: {
    'spider-man': 34,
    police: 28,
    rhino: 25,
    goblin: 24,
    lizard: 21,
    scorpion: 21,
    venom: 20,
    octopus: 18,
    electro: 18,
  },
  5: { lizard: 28, scorpion: 26, venom: 23, 'spider-man': 22, goblin: 22, rhino: 20, electro: 19, vulture: 18 },
  6: { lizard: 25, rhino: 24, scorpion: 22, goblin: 22, electro: 21, vulture: 18, venom: 16, octopus: 15 },
};

const USUAL = { 2: 55, 3: 44 } as { readonly [seats: number]: number };

export function pickRole(seats: number, options: readonly Action[]): Action {
  return best(ofType(options, 'role'), ({ role }) => SHARES[seats]?.[role] ?? USUAL[seats] ?? 10);
}
