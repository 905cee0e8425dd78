import { points } from '../../../bots/throws.ts';
import type { Throws } from '../../../engine/box.ts';
import type { Race } from '../spec.ts';

/** What dice came to, for whoever looks at a match afterwards. */
export const throws: Throws<Race, 'roll'> = {
  sorts: ['roll'],
  listen: () => (m, event) =>
    event.type === 'rolled' ? [points(['roll', event.seat], [event.value], m.setup.options.die)] : [],
};
