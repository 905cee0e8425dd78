import { labelLaws } from '../../../engine/testing/labels.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';

const { game } = box;
const twoBoxes = game.options.parse({ armies: 'premade', boxes: 2 });

labelLaws(box, {
  setups: game.scenarios.map(({ id, seats: [, seats] }) =>
    complete(game, { seats, scenario: id, ...(seats === 2 ? { options: twoBoxes } : {}) }),
  ),
});
