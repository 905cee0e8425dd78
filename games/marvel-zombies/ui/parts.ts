import type { TableParts } from '../../../table/game-ui.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { Ending } from './ending.tsx';
import { habits } from './habits.ts';
import { motions } from './motions/motions.ts';
import { portions } from './portions.ts';
import { group, preview } from './previews.ts';
import { screen } from './screen/parts.ts';
import { words } from './words/words.ts';

export const parts: TableParts<MarvelZombies, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  habits,
  motions,
  ambience: async () => (await import('./ambience.ts')).ambience,
  portions,
  grave: ['giveUp', 'letBe', 'assign'],
  warning: (seen, { language }) => (seen.type === 'loses' ? words[language].loses : null),
};
