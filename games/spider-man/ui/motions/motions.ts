import type { Motions } from '../../../../table/motions.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { fights } from './fights.ts';
import { moves } from './moves.ts';
import { prisoners } from './prisoners.ts';
import { turns } from './turns.ts';

/** What every event of the race is like: how long it takes, where it is, what it tells, what is heard. */
export const motions: Motions<SpiderMan, Seen> = { ...city, ...turns, ...moves, ...fights, ...prisoners, ...cards };
