import { judgementLaws } from '../../../bots/test/judgement-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';

judgementLaws(
  box,
  game.scenarios.map(({ id }) => complete(game, { scenario: id, seats: 2 })),
);
