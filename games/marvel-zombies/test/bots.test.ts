import { describe, expect, test } from 'vitest';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { guess, start } from '../../../engine/match.ts';
import { deciders, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { companion } from '../bots/companion.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies } from '../spec.ts';
import type { Match } from '../../../engine/types.ts';
import { MISSIONS, type MissionId } from '../ids.ts';

const open = (scenario: MissionId, seats: number, seed: string): Match<MarvelZombies> =>
  start(game, complete(game, { scenario, seats }), seed);

/** How a match of bots ends. */
function played(scenario: MissionId, seed: string, seats = 1, policy = yardstick): string {
  const m = open(scenario, seats, seed);
  const bots = Array.from({ length: seats }, () => policy);
  playOut(m, bots, seedRng(`bots ${seed}`), { ...DEFAULT_PACE, limit: 5000 });
  return m.outcome?.reason ?? 'unfinished';
}

describe('every mission can be won and lost', () => {
  test.each(MISSIONS)('%s', mission => {
    const ends = new Set<string>();
    for (let i = 0; i < 60 && (!ends.has('victory') || ends.size < 2); i++) ends.add(played(mission, `end ${i}`));
    expect(ends).toContain('victory');
    expect(ends.size).toBeGreaterThan(1);
    expect(ends).not.toContain('unfinished');
  });
});

test('bots play at any number of seats', () => {
  for (const seats of [2, 3, 4]) expect(played('M0', `seats ${seats}`, seats)).not.toBe('unfinished');
});

test('MZ-HID-03: a bot answers from what a seat may know: on another guess of the same table it says the same', () => {
  const m = open('M7', 2, 'public');
  const r = seedRng('guesses');
  for (let n = 0; n < 150 && !m.outcome; n++) {
    const seat = deciders(m)[0] ?? 0;
    const asked = question(m, seat);
    if (!asked) throw new Error('somebody is asked');
    const answers = [m, guess(m, seat, r)].map(world => {
      const seen = {
        seat,
        prompt: asked,
        view: game.view(world, seat),
        rng: seedRng(`answer ${n}`),
        guess: () => guess(world, seat, seedRng(`guess ${n}`)),
        hasTime: () => false,
      };
      return yardstick(seen);
    });
    expect(answers[1]).toEqual(answers[0]);
    playOut(m, [yardstick, yardstick], seedRng(`step ${n}`), { ...DEFAULT_PACE, limit: 1 });
  }
});

test('the companion answers every question it is asked, with little time', () => {
  const m = open('M0', 2, 'companion');
  playOut(m, [companion, companion], seedRng('companion'), { ...DEFAULT_PACE, limit: 150, thoughts: 1 });
  expect(m.state.round).toBeGreaterThan(1);
});

test('the companion wins a hard mission where the plain way loses it', { timeout: 60_000 }, () => {
  const seeds = ['hard 1', 'hard 2', 'hard 3', 'hard 4'];
  const wins = (policy: typeof yardstick): number =>
    seeds.filter(seed => played('M7', seed, 1, policy) === 'victory').length;
  expect(wins(companion)).toBeGreaterThanOrEqual(wins(yardstick) + 2);
});
