import type { TableParts } from '../../../table/game-ui.ts';
import type { Race } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { motions } from './motions.ts';
import { screen } from './screen.tsx';
import { words } from './words.ts';

/** What a table needs of this game; all that may be added is in table/game-ui.ts. */
export const parts: TableParts<Race, GameTexts> = {
  screen,
  motions,
  preview: ({ from, to }, _action, { language }) => [words[language].landing(from, to)],
};
