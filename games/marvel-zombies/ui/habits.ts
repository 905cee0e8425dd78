import type { Habit } from '../../../table/game-ui.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';

/** The lead says whose turn it is (MZ-SEAT-04); among heroes of bots alone there is nothing to say. */
export const habits: readonly Habit<MarvelZombies, GameTexts>[] = [
  {
    id: 'bots',
    isUsual: true,
    label: language => words[language].botsAlone,
    answer: (step, options, { view }, isBot) => {
      const areBots = options.every(
        option => option.type === 'activate' && view.heroes.some(({ id, seat }) => id === option.hero && isBot?.(seat)),
      );
      return step === 'round/next' && areBots ? (options[0] ?? null) : null;
    },
  },
];
