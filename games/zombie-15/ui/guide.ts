import type { Guide } from '../../../table/guide.ts';
import { USUAL, type Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** The first scenario with a companion, against the clock: lessons have come before, which know none (Z15-TIME-21). */
export const guide: Guide<Zombie15, GameTexts> = {
  table: { scenario: 'S01', seats: 2, options: { ...USUAL, firstPlayer: 0 } },
  notes,
  reason,
  hints,
};
