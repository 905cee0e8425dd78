import type { TableParts } from '../../../table/game-ui.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { Ending } from './ending.tsx';
import { habits } from './habits.ts';
import { motions } from './motions/motions.ts';
import { group, preview } from './previews.ts';
import { screen } from './screen/parts.ts';

export const parts: TableParts<SpiderMan, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  motions,
  ambience: async () => (await import('./ambience.ts')).ambience,
  habits,
  formal: ['keep'],
};
