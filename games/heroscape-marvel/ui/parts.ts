import type { TableParts } from '../../../table/game-ui.ts';
import type { HeroScape } from '../spec.ts';
import { beat } from './beats.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import type { GameTexts } from '../text/shape.ts';
import { lately } from './lately.ts';
import { preview, warning } from './previews.ts';
import { sound } from './sounds.ts';
import { told } from './told.ts';
import { words } from './words/words.ts';

export const parts: TableParts<HeroScape, GameTexts> = {
  Board,
  Ending,
  group,
  preview,
  beat,
  told: (view, event) => {
    lately.hear(event);
    return told(view, event);
  },
  sound,
  habits,
  freeMoves: language => words[language].freeMoves,
  grave: ['walk', 'step', 'fly'],
  warning,
};
