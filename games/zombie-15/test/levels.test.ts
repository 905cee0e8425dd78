import { levelLaws } from '../../../bots/test/level-laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';

levelLaws(box, complete(game, { scenario: 'S05', seats: 2 }), 160);
