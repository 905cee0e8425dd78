import type { Look, TableParts } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { preview } from './previews.ts';
import { words } from './words/words.ts';

export const parts: TableParts<UntilDaylight, GameTexts> = {
  Board,
  Ending,
  group,
  preview,
  freeMoves: language => words[language].freeMoves,
  grave: ['delay'],
  warning: (seen, { language }: Look<UntilDaylight, GameTexts>) =>
    seen.type === 'delay' && seen.lethal ? words[language].lethalDelay : null,
};
