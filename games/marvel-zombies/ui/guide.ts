import type { Guide } from '../../../table/guide.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** The first mission, alone with four heroes: streets, doors, a rescue and the Exit. */
export const guide: Guide<MarvelZombies, GameTexts> = {
  table: { scenario: 'M0', seats: 1, options: null },
  notes,
  reason,
  hints,
};
