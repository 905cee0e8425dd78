import type { Motions } from '../../../../table/motions.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { combat } from './combat.ts';
import { enemies } from './enemies.ts';
import { evening } from './evening.ts';
import { hands } from './hands.ts';
import { search } from './search.ts';

/** What every event of the night is like: how long it takes, where it is, what it tells, what is heard. */
export const motions: Motions<UntilDaylight, Seen> = { ...evening, ...search, ...hands, ...combat, ...enemies };
