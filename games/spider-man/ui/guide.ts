import type { Guide } from '../../../table/guide.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** Four seats to 40 points in a city that is laid already: short, and everything happens. */
export const guide: Guide<SpiderMan, GameTexts> = {
  table: { scenario: null, seats: 4, options: { target: 40, city: 'quick', reactionSeconds: 0 } },
  notes,
  reason,
  hints,
};
