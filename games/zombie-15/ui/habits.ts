import type { Habit } from '../../../table/game-ui.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** Never the pass: to forget it is part of the game. */
export const habits: readonly Habit<Zombie15, GameTexts>[] = [
  {
    id: 'end',
    isUsual: true,
    label: language => words[language].endAlone,
    answer: (step, options) => {
      const [only] = options;
      return step === 'turn/act' && options.length === 1 && only?.type === 'endActions' ? only : null;
    },
  },
  {
    id: 'discard',
    label: language => words[language].discardAlone,
    answer: (step, options) => {
      const isNothingToKeep = options.every(({ type }) => type === 'discard' || type === 'discardRest');
      const rest = options.find(({ type }) => type === 'discardRest');
      return step.startsWith('quickSearch/') && isNothingToKeep && rest ? rest : null;
    },
  },
];
