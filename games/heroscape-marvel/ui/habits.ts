import type { Habit } from '../../../table/game-ui.ts';
import type { Action, HeroScape } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

const find = (options: readonly Action[], type: Action['type']): Action | null =>
  options.find(action => action.type === type) ?? null;

/** Questions that come again and again, and are answered alike. */
export const habits: readonly Habit<HeroScape, GameTexts>[] = [
  {
    id: 'strike',
    label: language => words[language].alwaysStrike,
    answer: (step, options) => (step === 'walk/ask' || step === 'flight/ask' ? find(options, 'strike') : null),
  },
  {
    id: 'swing',
    label: language => words[language].neverSwing,
    answer: (step, options) => (step === 'attack/swing' ? find(options, 'stay') : null),
  },
  {
    id: 'remove',
    label: language => words[language].alwaysRemove,
    answer: (step, options) => (step === 'attack/remove' ? find(options, 'remove') : null),
  },
];
