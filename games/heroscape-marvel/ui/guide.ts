import type { Guide } from '../../../table/guide.ts';
import type { HeroScape } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { expertNotes } from './guide/expert.ts';
import { hints } from './guide/hints.ts';
import { notes } from './guide/notes.ts';
import { reason } from './guide/reasons.ts';

/** Three heroes against a bot's three villains by the discovery rules: a quarter of an hour, and every blow decides. */
export const guide: Guide<HeroScape, GameTexts> = {
  table: {
    scenario: 'vengeurs-rassemblement',
    seats: 2,
    options: {
      playerOne: 0,
      armies: 'premade',
      boxes: 1,
      tieOrder: 'points',
      amulets: 1,
      lastRound: null,
      roundLimit: 30,
      turnLimit: 200,
    },
  },
  notes: [...notes, ...expertNotes],
  reason,
  hints,
};
