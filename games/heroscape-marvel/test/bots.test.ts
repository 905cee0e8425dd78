import { describe, expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import { SCENARIOS } from '../scenarios/list.ts';

const { game, bots } = box;
const PACE = { limit: 20_000, pace: 1000, thoughts: 3 };

const match = (scenario: string, seed: string) =>
  start(game, complete(game, { seats: 2, scenario, options: game.options.parse({ playerOne: 0 }) }), seed);

describe('bots', () => {
  test.each(SCENARIOS)('the yardstick beats chance in %s', scenario => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const m = match(scenario, `chance:${i}`);
      const seat = i % 2;
      const policies = seat === 0 ? [bots.yardstick, random] : [random, bots.yardstick];
      playOut(m, policies, seedRng(`bot:${i}`), PACE);
      won += m.outcome?.scores[seat] ?? 0;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });

  test.each(SCENARIOS)('the companion plays %s to its end within its thoughts', scenario => {
    const m = match(scenario, 'companion');
    playOut(m, [bots.companion, bots.yardstick], seedRng('thoughts'), PACE);
    expect(m.outcome).not.toBeNull();
  });

  test('bots play alike whatever they cannot know', () => {
    const twice = [0, 1].map(() => {
      const m = match('vol-a-stark-international', 'same');
      playOut(m, [bots.companion, bots.companion], seedRng('same'), { limit: 60, pace: 1000, thoughts: 4 });
      return JSON.stringify(m.state);
    });
    expect(twice[0]).toBe(twice[1]);
  });
});

describe('every scenario can be won and lost', () => {
  test.each(SCENARIOS)('%s, by player 1 and by player 2', scenario => {
    const winners = new Set<number>();
    for (let i = 0; i < 60 && winners.size < 2; i++) {
      const m = match(scenario, `both:${i}`);
      playOut(m, [bots.yardstick, bots.yardstick], seedRng(`both:${i}`), PACE);
      const one = m.outcome?.scores[m.state.players[0]];
      if (one !== undefined && one !== 0.5) winners.add(one);
    }
    expect([...winners].sort((a, b) => a - b)).toEqual([0, 1]);
  });
});
