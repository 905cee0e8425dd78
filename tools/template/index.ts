import type { Box } from '../../engine/box.ts';
import { companion } from './bots/companion.ts';
import { judgement } from './bots/features.ts';
import { throws } from './bots/throws.ts';
import { yardstick } from './bots/yardstick.ts';
import { game } from './rules/game.ts';
import type { Race } from './spec.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { vocabulary } from './vocabulary.ts';

/** What a referee loads. */
export const box: Box<Race> = {
  game,
  texts: { fr, en },
  bots: { yardstick, companion, judgement, throws },
  vocabulary,
};
