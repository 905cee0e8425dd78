import type { TableParts } from '../../../table/game-ui.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { beat } from './beats.ts';
import { Ending } from './ending.tsx';
import { habits } from './habits.ts';
import { group, preview } from './previews.ts';
import { screen } from './screen/parts.ts';
import { sound } from './sounds.ts';
import { told } from './told.ts';

export const parts: TableParts<SpiderMan, GameTexts> = { screen, Ending, group, preview, beat, told, sound, habits };
