import type { Habit } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import { isFightOn } from '../text/reading.ts';
import type { GameTexts } from '../text/shape.ts';
import { isLuckVain } from './vain-luck.ts';
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
    id: 'vain',
    isUsual: true,
    label: language => words[language].passVain,
    answer: (step, options, { view }) =>
      step === 'luck/ask' && isLuckVain(view) ? (options.find(({ type }) => type === 'pass') ?? null) : null,
  },
  {
    id: 'luck',
    spell: {
      label: language => words[language].noLuckThisRound,
      of: ({ view }) => `${view.round} ${view.phase}`,
    },
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
