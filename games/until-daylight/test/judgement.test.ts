import { judgementLaws } from '../../../bots/test/judgement-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';

judgementLaws(
  box,
  [1, 3, 6].map(seats => complete(game, { seats })),
);
