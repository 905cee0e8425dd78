import type { Habit } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import { isFightOn } from '../text/reading.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

const LEFT = 3; // life at which every hit counts

/** Luck is offered at every draw of Combat cards, a turn to whoever has nobody left to fight: most of the time there is nothing to think about. */
export const habits: readonly Habit<UntilDaylight, GameTexts>[] = [
  {
    id: 'idle',
    isUsual: true,
    label: language => words[language].endIdle,
    answer: (step, options, { view }) =>
      step === 'turn/act' && !isFightOn(view) && !options.some(({ type }) => type === 'craft')
        ? (options.find(({ type }) => type === 'end') ?? null)
        : null,
  },
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
