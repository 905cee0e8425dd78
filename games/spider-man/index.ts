import type { Box } from '../../engine/box.ts';
import { companion } from './bots/companion.ts';
import { judgement } from './bots/features.ts';
import { isWorthless, notions } from './bots/notions.ts';
import { throws } from './bots/throws.ts';
import { yardstick } from './bots/yardstick.ts';
import { game } from './rules/game.ts';
import { sideOf } from './rules/sides.ts';
import type { SpiderMan } from './spec.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { vocabulary } from './vocabulary.ts';

export const box: Box<SpiderMan> = {
  game,
  texts: { fr, en },
  bots: { yardstick, companion, judgement, notions, throws, isWorthless },
  vocabulary,
  sideOf,
};
