import { mapped } from '../../../kit/grammar.ts';
import type { OriginKind } from '../../../kit/origins.ts';
import { bystanders } from './bystanders.ts';
import { horde, zombieHeroes } from './enemies.ts';
import { heroes, skills } from './heroes.ts';
import { levels } from './levels.ts';
import { missions } from './missions.ts';
import { spawnCards } from './spawn-cards.ts';
import { tiles } from './tiles.ts';
import { SIGN, tokens } from './tokens.ts';
import { traits } from './traits.ts';

const TRACKERS = 'GitHub, jorge-castellon-jr/marvel-zombies; GitHub, phenixita/marvel-zombies-hero';

/** All content by kind, for the page that tells what is printed and what is ours. */
export const originKinds = [
  { id: 'scenarios', items: missions, refs: { rulebook: 'p. 21-30' } },
  { id: 'tiles', items: tiles },
  // Skills are items of their own.
  {
    id: 'heroes',
    items: mapped(heroes, ({ source, parts, attack }) => ({
      source,
      parts: { name: parts?.['name'] ?? source, health: parts?.['health'] ?? source, attack: attack.source },
    })),
    refs: { public: TRACKERS },
  },
  { id: 'skills', items: skills },
  { id: 'traits', items: traits },
  { id: 'bystanders', items: bystanders },
  { id: 'spawnCards', items: spawnCards },
  { id: 'horde', items: horde },
  { id: 'zombieHeroes', items: zombieHeroes },
  { id: 'levels', items: levels, refs: { public: TRACKERS } },
  { id: 'tokens', items: { ...tokens, 'avengers-sign': SIGN } },
] as const satisfies readonly OriginKind[];
