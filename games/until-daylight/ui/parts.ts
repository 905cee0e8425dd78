import type { TableParts } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { beat } from './beats.ts';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import { grave, preview, warning } from './previews.ts';
import { screen } from './screen/parts.ts';
import { sound } from './sounds.ts';
import { told } from './told.ts';
import { words } from './words/words.ts';

export const parts: TableParts<UntilDaylight, GameTexts> = {
  screen,
  Ending,
  group,
  preview,
  beat,
  told,
  sound,
  habits,
  freeMoves: language => words[language].freeMoves,
  grave,
  warning,
};
