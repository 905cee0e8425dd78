import { throwLaws } from '../../../bots/test/throw-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { story } from '../ui/story.ts';

const options = game.options.parse({ boxes: 2 });
throwLaws(
  box,
  game.scenarios.map(({ id, seats: [seats] }) => complete(game, { scenario: id, seats, options })),
  20,
  story.throws,
);
