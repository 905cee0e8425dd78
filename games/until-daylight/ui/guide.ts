import type { Guide } from '../../../table/guide.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** Two survivors, one of them a bot that knows its way: enough for everything that happens at a table. */
export const guide: Guide<UntilDaylight, GameTexts> = {
  table: { scenario: null, seats: 2, options: { difficulty: 'easier', firstPlayer: 0 } },
  notes,
  reason,
  hints,
};
