import { throwLaws } from '../../../bots/test/throw-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { story } from '../ui/story.ts';

throwLaws(
  box,
  [2, 3, 6].map(seats => complete(game, { seats })),
  4,
  story.throws,
);
