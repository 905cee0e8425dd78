import { complete } from '../../../engine/testing/scene.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { motions } from '../ui/motions.ts';
import type { Seen } from '../ui/touch.ts';

tableLaws(game, {
  motions,
  look: (view, seat): Seen => ({ texts: en, language: 'en', view, names: [], seat }),
  silent: { turn: 'it passes on without a word, after the last event of a turn' },
  setups: [2, 3, 4].map(seats => complete(game, { seats })),
  policy: companion,
});
