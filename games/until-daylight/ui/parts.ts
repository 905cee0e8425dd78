import type { TableParts } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import { motions } from './motions/motions.ts';
import { portions } from './portions.ts';
import { grave, preview, warning } from './previews.ts';
import { screen } from './screen/parts.ts';
import { words } from './words/words.ts';

export const parts: TableParts<UntilDaylight, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  motions,
  ambience: async () => (await import('./ambience.ts')).ambience,
  habits,
  portions,
  freeMoves: language => words[language].freeMoves,
  grave,
  warning,
};
