import type { Habit } from '../../../table/game-ui.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** Whoever holds cards is asked after every roll and every recovery, lest being asked tell which. */
const isNothing = (step: string, only: Action | undefined): boolean =>
  only?.type === 'pass' || only?.type === 'keep' || (only?.type === 'end' && step.endsWith('/kits'));

/** Windows open often: whoever has nothing to use need not be asked, and whoever wants peace may pass them all. */
export const habits: readonly Habit<SpiderMan, GameTexts>[] = [
  {
    id: 'nothing',
    isUsual: true,
    label: language => words[language].habits.nothing,
    answer: (step, options) => (options.length === 1 && isNothing(step, options[0]) ? (options[0] ?? null) : null),
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
