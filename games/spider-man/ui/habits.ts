import type { Habit } from '../../../table/game-ui.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** Windows open often: whoever has nothing to use need not be asked, and whoever wants peace may pass them all. */
export const habits: readonly Habit<SpiderMan, GameTexts>[] = [
  {
    id: 'nothing',
    isUsual: true,
    label: language => words[language].habits.nothing,
    // Whoever holds cards is asked often, lest being asked tell which: where none of them helps there is one answer.
    answer: (_step, [only, ...others]) => (only && others.length === 0 ? only : null),
  },
  {
    id: 'interrupts',
    label: language => words[language].habits.interrupts,
    answer: (step, options) =>
      step === 'attack/interrupt' || step === 'attack/prevent'
        ? (options.find(action => action.type === 'pass') ?? null)
        : null,
  },
  {
    id: 'reactions',
    label: language => words[language].habits.reactions,
    answer: (step, options) =>
      step.startsWith('reaction/') ? (options.find(action => action.type === 'pass') ?? null) : null,
  },
];
