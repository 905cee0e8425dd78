import type { Box } from '../../engine/box.ts';
import { companion } from './bots/companion.ts';
import { yardstick } from './bots/yardstick.ts';
import { game } from './rules/game.ts';
import type { Race } from './spec.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { words } from './words.ts';

/** What a referee loads. */
export const box: Box<Race> = {
  game,
  texts: { fr, en },
  bots: { yardstick, companion },
  words,
};
