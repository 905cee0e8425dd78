import type { TableParts } from '../../../table/game-ui.ts';
import type { HeroScape } from '../spec.ts';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import type { GameTexts } from '../text/shape.ts';
import { motions } from './motions/motions.ts';
import { preview, warning } from './previews.ts';
import { screen } from './screen/parts.tsx';
import { words } from './words/words.ts';

export const parts: TableParts<HeroScape, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  motions,
  ambience: async () => (await import('./ambience.ts')).ambience,
  habits,
  freeMoves: language => words[language].freeMoves,
  // What may be done at any time is to hand the anesthetic over.
  hasFreeMoves: ({ view, seat }) =>
    view.figures.some(
      ({ controller, carries }) => controller === seat && carries.some(({ role }) => role === 'anesthetic'),
    ),
  grave: ['walk', 'step', 'fly'],
  warning,
};
