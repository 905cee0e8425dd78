import { expect, test } from 'vitest';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { guess, start } from '../../../engine/match.ts';
import { deciders, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { wished } from '../../../engine/testing/walk.ts';
import type { Policy } from '../../../engine/box.ts';
import { companion } from '../bots/companion.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

type Bot = Policy<UntilDaylight>;

/** Matches won of so many; `playOut` refuses an answer that was not offered. */
function wins(policy: Bot, seats: number, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const m = start(game, complete(game, { seats }), `bots:${i}`);
    playOut(
      m,
      Array.from({ length: seats }, () => policy),
      seedRng(`bots:${i}`),
    );
    won += m.outcome?.scores[0] ?? 0;
  }
  return won;
}

test('the companion plays better than the yardstick, which plays better than chance', () => {
  const [best, plain, chance] = [wins(companion, 4, 30), wins(yardstick, 4, 30), wins(random, 4, 30)];
  expect(best).toBeGreaterThan(plain + 3);
  expect(plain).toBeGreaterThan(chance + 3);
});

test.each([1, 2, 3, 5, 6])('both finish matches of %i with what is offered', seats => {
  expect(wins(yardstick, seats, 3)).toBeGreaterThanOrEqual(0);
  expect(wins(companion, seats, 3)).toBeGreaterThanOrEqual(0);
});

test.each([yardstick, companion])('a bot answers the same in every world that looks the same', bot => {
  const m = start(game, complete(game, { seats: 3 }), 'worlds');
  const rng = seedRng('worlds');
  const answerIn = (world: typeof m) => {
    const seat = deciders(world)[0] ?? 0;
    const asked = question(world, seat);
    if (!asked) throw new Error('the match is over');
    const idle = { guess: () => world, hasTime: () => false };
    return bot({ seat, view: game.view(world, seat), prompt: asked, rng: seedRng('same'), ...idle });
  };
  for (let i = 0; i < 60 && !m.outcome; i++) {
    expect(answerIn(guess(m, 0, rng))).toEqual(answerIn(m));
    playOut(m, [bot, bot, bot], seedRng(`step:${i}`), { ...DEFAULT_PACE, limit: 1 });
  }
});

test('ammunition that somebody else has the weapon for is kept for them before Trash and spare materials', () => {
  const full = ['machete', 'bullets', 'planks', 'planks', 'luck', 'bandages', 'vitamins', 'focus', 'first-aid-kit'];
  const kept = (items: string[]): unknown => {
    const { m } = table(2, {
      phase: 'search',
      active: ['nails', 'wave'],
      players: [{ character: 'pillar', items: full }, { items }],
    });
    const action = wished(m, 0, companion, seedRng('ammunition'));
    return 'instead' in action ? action.instead?.card : null;
  };
  expect(kept(['machete'])).toBe('bullets');
  expect(kept(['pistol'])).not.toBe('bullets');
});
