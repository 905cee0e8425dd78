import { describe, expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import type { Options } from '../spec.ts';

// Bots play matches of three to six, in teams and everyone for themselves, to their ends.

const { game, bots } = box;
const PACE = { limit: 20_000, pace: 1000, thoughts: 2 };

const TABLES: readonly (readonly [scenario: string, seats: number, options: Partial<Options>])[] = [
  ['melee-a-genotech', 3, { boxes: 2 }],
  ['melee-a-genotech', 4, { boxes: 2, lastRound: 8 }],
  ['melee-a-genotech', 4, { team: 2, boxes: 1 }],
  ['melee-a-tribeca', 3, { boxes: 3, armies: 'premade' }],
  ['la-grande-place', 3, { boxes: 2, lastRound: 8 }],
  ['la-grande-place', 4, { team: 2, boxes: 2 }],
  ['la-grande-place', 6, { points: 500, boxes: 2, lastRound: 8 }],
  ['la-grande-place', 6, { team: 3, points: 500, boxes: 6, armies: 'premade', lastRound: 8 }],
  ['les-quais', 4, { boxes: 4, lastRound: 8 }],
  ['les-quais', 5, { points: 500, boxes: 2, lastRound: 8 }],
  ['les-quais', 6, { team: 2, points: 500, boxes: 2, lastRound: 8 }],
  ['les-quais', 2, { points: 1200, boxes: 2 }],
  ['maree-haute', 3, { points: 500, boxes: 2, squads: true, lastRound: 8 }],
  ['melee-a-genotech', 2, { squads: true, points: 500 }],
  ['la-grande-place', 4, { squads: true, boxes: 2, points: 500, team: 2 }],
];

describe('bots play with many', () => {
  test.each(TABLES)('HS-MULTI-01: the yardstick in %s, %i seats, %o', (scenario, seats, options) => {
    const setup = complete(game, { scenario, seats, options: game.options.parse(options) });
    expect(game.refuse?.(setup)).toBeNull();
    const m = start(game, setup, `${scenario} ${seats}`);
    playOut(
      m,
      Array.from({ length: seats }, () => bots.yardstick),
      seedRng('many'),
      PACE,
    );
    const { scores = [] } = m.outcome ?? {};
    expect(scores).toHaveLength(seats);
    const { team = 1 } = options;
    for (let seat = 0; seat < seats; seat += team) expect(new Set(scores.slice(seat, seat + team)).size).toBe(1);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(team);
  });

  test('the companion holds its own among three who answer by chance', () => {
    const setup = complete(game, {
      scenario: 'melee-a-genotech',
      seats: 4,
      options: game.options.parse({ lastRound: 6 }),
    });
    const m = start(game, setup, 'companion');
    playOut(m, [random, bots.companion, random, random], seedRng('companion'), PACE);
    expect(m.outcome?.scores[1]).toBe(1);
  });
});
