import type { ThingId } from '../../../../table/touch.ts';
import type { Seen } from '../look.ts';

/** Around the hero who acts. */
export const EYE: ThingId = 'place:eye';

/** The street that the next scream fills. */
export const SCREAM: ThingId = 'place:scream';

/** It follows the hero who acts; before the start all of the town is seen. */
export const focus = ({ view }: Seen): ThingId[] => (view.step === 'setup' || view.active === null ? [] : [EYE]);
