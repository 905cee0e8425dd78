import type { TableParts } from '../../../table/game-ui.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { beat } from './beats.ts';
import { Ending } from './ending.tsx';
import { portions } from './portions.ts';
import { group, preview } from './previews.ts';
import { screen } from './screen/parts.ts';
import { sound } from './sounds.ts';
import { told } from './told.ts';
import { words } from './words/words.ts';

export const parts: TableParts<MarvelZombies, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  beat,
  told,
  sound,
  portions,
  grave: ['giveUp', 'letBe', 'assign'],
  warning: (seen, { language }) => (seen.type === 'loses' ? words[language].loses : null),
};
