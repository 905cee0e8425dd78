import type { Habit } from '../../../table/game-ui.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** Windows open often: whoever has nothing to use need not be asked, and whoever wants peace may pass them all. */
export const habits: readonly Habit<SpiderMan, GameTexts>[] = [
  {
    id: 'nothing',
    label: language => words[language].habits.nothing,
    answer: (_, options) => (options.length === 1 && options[0]?.type === 'pass' ? options[0] : null),
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
