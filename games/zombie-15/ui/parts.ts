import type { TableParts } from '../../../table/game-ui.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { beat } from './beats.ts';
import { Board } from './board.tsx';
import { Campaign } from './campaign.tsx';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import { preview } from './previews.ts';
import { sound } from './sounds.ts';

export const parts: TableParts<Zombie15, GameTexts> = {
  Board,
  Ending,
  Campaign,
  group,
  preview,
  beat,
  sound,
  habits,
  isUrgent: true,
};
