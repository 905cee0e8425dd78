import type { Guide } from '../../../table/guide.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** The first scenario alone, with four heroes and without any clock (Z15-TIME-21). */
export const guide: Guide<Zombie15, GameTexts> = {
  table: {
    scenario: 'S01',
    seats: 1,
    options: {
      track: 'calm',
      firstPlayer: null,
      sameScreen: false,
      clock: false,
      ring: 'hidden',
      botSeconds: 4,
      mode: 'normal',
      bags: false,
      keys: false,
      bare: false,
      events1: false,
      events2: false,
      events3: false,
      events4: false,
    },
  },
  notes,
  reason,
  hints,
};
