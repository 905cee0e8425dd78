import type { TableParts } from '../../../table/game-ui.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { Campaign } from './campaign.tsx';
import { Ending } from './ending.tsx';
import { group } from './groups.ts';
import { habits } from './habits.ts';
import { motions } from './motions/motions.ts';
import { preview } from './previews.ts';
import { screen } from './screen/parts.ts';

export const parts: TableParts<Zombie15, GameTexts> = {
  screen,
  Ending,
  Campaign,
  group,
  preview,
  motions,
  habits,
  isUrgent: true,
  // With nothing left to do; to pass is said aloud.
  formal: ['endActions'],
  // What a finger that slips must not give away: it is shown first.
  grave: ['dropToken', 'explode', 'discardBag', 'giveUp', 'takeStarter'],
};
