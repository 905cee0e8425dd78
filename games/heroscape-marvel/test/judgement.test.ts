import { judgementLaws } from '../../../bots/test/judgement-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';

const options = game.options.parse({ boxes: 2 });
judgementLaws(
  box,
  game.scenarios.map(({ id, seats: [seats] }) => complete(game, { scenario: id, seats, options })),
);
