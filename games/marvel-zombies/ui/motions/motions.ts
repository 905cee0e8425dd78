import type { Motions } from '../../../../table/motions.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { bystanders } from './bystanders.ts';
import { combat } from './combat.ts';
import { enemies } from './enemies.ts';
import { heroes } from './heroes.ts';
import { mission } from './mission.ts';

/** What every event of a mission is like: how long it takes, where it is, what it tells, what is heard. */
export const motions: Motions<MarvelZombies, Seen> = { ...mission, ...heroes, ...combat, ...enemies, ...bystanders };
