import type { Habit } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** Luck is offered at every draw of Combat cards: most of the time there is nothing to think about. */
const LEFT = 3; // life at which every hit counts

export const habits: readonly Habit<UntilDaylight, GameTexts>[] = [
  {
    id: 'luck',
    label: language => words[language].passLuck,
    answer: (step, options, { view, seat }) => {
      const pass = options.find(action => action.type === 'pass');
      if (step !== 'luck/ask' || !pass) return null;
      const struck = view.focus?.foe !== null ? (view.focus?.seat ?? seat) : null;
      const p = struck === null ? undefined : view.players[struck];
      return p && p.life - p.damage <= LEFT ? null : pass;
    },
  },
];
