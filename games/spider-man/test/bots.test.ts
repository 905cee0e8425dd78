import { expect, test } from 'vitest';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import type { Policy } from '../../../engine/box.ts';
import { guess, start } from '../../../engine/match.ts';
import { deciders, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Match } from '../../../engine/types.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { companion } from '../bots/companion.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { SpiderMan } from '../spec.ts';
import { table } from './table.ts';

type Bot = Policy<SpiderMan>;

/** One match; `playOut` refuses an answer that was not offered. */
function played(policies: readonly Bot[], seed: string, target: 40 | 60 = 60) {
  const seats = policies.length;
  const options = { target, city: 'random', reactionSeconds: 0 } as const;
  const m = start(game, complete(game, { seats, options }), seed);
  playOut(m, policies, seedRng(seed), { ...DEFAULT_PACE, limit: 20_000 });
  return m;
}

test.each([2, 3, 4, 5, 6])('the yardstick finishes matches of %i in the length of an evening', seats => {
  for (let i = 0; i < 4; i++) {
    const m = played(
      Array.from({ length: seats }, () => yardstick),
      `length:${i}`,
    );
    expect(m.outcome?.reason).toBe('target');
    expect(m.state.round).toBeGreaterThan(3);
    expect(m.state.round).toBeLessThan(40);
  }
});

test('the yardstick beats chance in every kind of role', () => {
  const won = { hero: 0, police: 0, villain: 0 };
  for (let i = 0; i < 12; i++) {
    const clever = i % 4;
    const m = played(
      Array.from({ length: 4 }, (_, seat) => (seat === clever ? yardstick : random)),
      `chance:${i}`,
      40,
    );
    const role = m.state.players[clever]?.role;
    const kind = role === 'spider-man' ? 'hero' : role === 'police' ? 'police' : 'villain';
    if ((m.outcome?.scores[clever] ?? 0) > 0) won[kind]++;
  }
  expect(won.hero + won.police + won.villain).toBeGreaterThan(8);
});

test('the companion finishes a match and answers what is offered', () => {
  expect(played([companion, yardstick, yardstick], 'companion', 40).outcome?.reason).toBe('target');
});

test('the companion wins clearly more than an equal share among yardsticks', () => {
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const clever = i % 5;
    const m = played(
      Array.from({ length: 5 }, (_, seat) => (seat === clever ? companion : yardstick)),
      `clever:${i}`,
    );
    won += m.outcome?.scores[clever] ?? 0;
  }
  expect(won).toBeGreaterThan(10);
});

test('every kind of role can win and lose', () => {
  const winners = new Set<string>();
  const losers = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const m = played([yardstick, yardstick, yardstick], `both:${i}`, 40);
    m.state.players.forEach((p, seat) => {
      const kind = p.role === 'spider-man' || p.role === 'police' ? p.role : 'villain';
      ((m.outcome?.scores[seat] ?? 0) > 0 ? winners : losers).add(kind);
    });
  }
  expect([...winners].sort()).toEqual(['police', 'spider-man', 'villain']);
  expect([...losers].sort()).toEqual(['police', 'spider-man', 'villain']);
});

test.each([yardstick, companion])('a bot answers the same in every world that looks the same', bot => {
  const m = start(game, complete(game, { seats: 4 }), 'worlds');
  const rng = seedRng('worlds');
  const answerIn = (world: typeof m) => {
    const seat = deciders(world)[0] ?? 0;
    const asked = question(world, seat);
    if (!asked) throw new Error('the match is over');
    const idle = { guess: () => world, hasTime: () => false };
    return bot({ seat, view: game.view(world, seat), prompt: asked, rng: seedRng('same'), ...idle });
  };
  for (let i = 0; i < 120 && !m.outcome; i++) {
    const seat = deciders(m)[0] ?? 0;
    expect(answerIn(guess(m, seat, rng))).toEqual(answerIn(m));
    playOut(m, [yardstick, yardstick, yardstick, yardstick], seedRng(`step:${i}`), { ...DEFAULT_PACE, limit: 1 });
  }
});

test('a villain who has been freed leaves the station for the mission', () => {
  const asks = (m: Match<SpiderMan>) => {
    const prompt = question(m, 2);
    if (!prompt) throw new Error('the match is over');
    const idle = { guess: () => m, hasTime: () => false };
    return companion({ seat: 2, view: game.view(m, 2), prompt, rng: seedRng('freed'), ...idle });
  };
  table(3, {
    active: 2,
    players: [{}, {}, { mission: 'sab-bank', dice: [4, 5, 0], hand: [] }],
    figures: { rhino: { at: 'ps-bronx' } },
    stacks: {},
  }).check((_s, m) => expect(asks(m)).toEqual({ type: 'move' }));
});
