import { complete } from '../../../engine/testing/scene.ts';
import { deedLaw } from '../../../table/test/deed-law.ts';
import { pictureLaw } from '../../../table/test/picture-law.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { Sprite } from '../ui/drawn/sprite.tsx';
import { hand } from '../ui/screen/hand-parts.ts';
import { screen } from '../ui/screen/parts.ts';
import { story } from '../ui/story.ts';

pictureLaw(game, {
  screen,
  hand,
  look: (view, seat) => ({ texts: en, language: 'en', view, names: [], seat }),
  setups: (['M1', 'M4'] as const).map(scenario => complete(game, { scenario, seats: 2 })),
  policy: yardstick,
  Sprite,
  runs: 1,
  moves: 120,
});

deedLaw(game, {
  story,
  screen,
  hand,
  look: view => ({ texts: en, language: 'en', view, names: [], seat: null }),
  setups: (['M1', 'M4'] as const).map(scenario => complete(game, { scenario, seats: 2 })),
  policy: yardstick,
  runs: 3,
  moves: 500,
});
