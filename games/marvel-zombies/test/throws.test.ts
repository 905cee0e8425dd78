import { throwLaws } from '../../../bots/test/throw-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { story } from '../ui/story.ts';

throwLaws(
  box,
  game.scenarios.map(({ id }) => complete(game, { scenario: id, seats: 2 })),
  12,
  story.throws,
);
