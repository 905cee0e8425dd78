import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';

/** A thing, and what it says once it is asked. */
export type Known = readonly [ThingId, () => Explained];
