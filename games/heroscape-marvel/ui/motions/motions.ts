import type { Motions } from '../../../../table/motions.ts';
import type { HeroScape } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { armies } from './armies.ts';
import { combat } from './combat.ts';
import { moves } from './moves.ts';
import { powers } from './powers.ts';

/** What every event of a battle is like: how long it takes, where it is, what it tells, what is heard. */
export const motions: Motions<HeroScape, Seen> = { ...armies, ...moves, ...combat, ...powers };
