import { complete } from '../../../engine/testing/scene.ts';
import { deedLaw } from '../../../table/test/deed-law.ts';
import { pictureLaw } from '../../../table/test/picture-law.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { hand } from '../ui/screen/hand-parts.ts';
import { screen } from '../ui/screen/parts.ts';
import { story } from '../ui/story.ts';

pictureLaw(game, {
  screen,
  hand,
  look: (view, seat) => ({ texts: en, language: 'en', view, names: ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'], seat }),
  setups: [1, 3].map(seats => complete(game, { seats })),
  policy: yardstick,
  runs: 3,
  moves: 120,
});

deedLaw(game, {
  story,
  screen,
  hand,
  look: view => ({ texts: en, language: 'en', view, names: [], seat: null }),
  setups: [1, 3].map(seats => complete(game, { seats })),
  policy: yardstick,
  runs: 3,
  moves: 500,
});
