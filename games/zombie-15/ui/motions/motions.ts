import type { Motions } from '../../../../table/motions.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { clock } from './clock.ts';
import { deeds } from './deeds.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { wounds } from './wounds.ts';

/** What every event is like. Nobody waits for it: the table shows what is, and takes answers meanwhile. */
export const motions: Motions<Zombie15, Seen> = { ...setup, ...clock, ...deeds, ...search, ...wounds };
