import { describe, expect, test } from 'vitest';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import type { Policy } from '../../../engine/box.ts';
import { guess, start } from '../../../engine/match.ts';
import { deciders, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { companion } from '../bots/companion.ts';
import { pace } from '../bots/pace.ts';
import { yardstick } from '../bots/yardstick.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { CAMPAIGN_IDS } from '../scenarios/shape.ts';
import type { Zombie15 } from '../spec.ts';

type Bot = Policy<Zombie15>;

/** One match with the same bot at every seat; a smaller `haste` is a faster group. */
function played(policy: Bot, scenario: string, seed: string, seats = 4, haste = 1) {
  const m = start(game, complete(game, { scenario, seats }), seed);
  playOut(
    m,
    Array.from({ length: seats }, () => policy),
    seedRng(`${seed}:bots`),
    { ...DEFAULT_PACE, paceOf: (step, action) => pace(step, action) * haste },
  );
  return m;
}
const wins = (policy: Bot, scenario: string, matches: number): number =>
  Array.from({ length: matches }, (_, i) => played(policy, scenario, `bots:${i}`)).filter(
    ({ outcome }) => outcome?.reason === 'won',
  ).length;

test('Z15-TIME-18: what answers take by the virtual clock', () => {
  expect(pace('turn/act', { type: 'move' })).toBe(4_000);
  expect(pace('turn/act', { type: 'quickSearch' })).toBe(5_200);
  expect(pace('turn/act', { type: 'carefulSearch' })).toBe(5_200);
  expect(pace('turn/act', { type: 'endActions' })).toBe(2_500);
  expect([pace('turn/pass', { type: 'pass' }), pace('quickSearch/keep', { type: 'keep' })]).toEqual([0, 0]);
  expect(box.bots.pace?.('turn/act', { type: 'endActions' })).toBe(2_500);
  const m = start(game, complete(game, { scenario: 'S03', seats: 4 }), 'pace');
  const heard: string[] = [];
  m.hear = event => {
    if (event.type === 'turnStarted' || event.type === 'scream') heard.push(event.type);
  };
  const idle: Bot = ({ prompt: asked }) =>
    asked.options.find(({ type }) => type === 'endActions') ?? asked.options[0] ?? { type: 'pass' };
  playOut(m, [idle, idle, idle, idle], seedRng('pace'), { ...DEFAULT_PACE, paceOf: pace });
  // 60 seconds of passing: 24 turns have begun before the first scream
  expect(heard.indexOf('scream')).toBe(24);
});

test('Z15-VAR-05: any seat may be a bot, in any mixture', () => {
  for (const seats of [1, 2, 3, 4]) expect(played(yardstick, 'S02', `seats${seats}`, seats).outcome).not.toBeNull();
  const m = start(game, complete(game, { scenario: 'S04', seats: 3 }), 'mixed');
  playOut(m, [random, yardstick, companion], seedRng('mixed'), { ...DEFAULT_PACE, thoughts: 4, paceOf: pace });
  expect(m.outcome).not.toBeNull();
});

test('the yardstick plays better than chance', () => {
  expect(wins(yardstick, 'S02', 12)).toBeGreaterThan(wins(random, 'S02', 12) + 3);
});

test('the companion plays better than the yardstick', () => {
  const won = (bot: Bot): number => wins(bot, 'S05', 6) + wins(bot, 'S08', 6);
  expect(won(companion)).toBeGreaterThan(won(yardstick));
}, 480_000);

describe('every scenario of the campaign', () => {
  test.each(CAMPAIGN_IDS)('%s can be won by a group in a hurry', id => {
    const isWon = Array.from({ length: 12 }, (_, i) => `hurry${i}`).some(
      seed => played(yardstick, id, seed, 4, 0.5).outcome?.reason === 'won',
    );
    expect(isWon).toBe(true);
  });

  test.each(CAMPAIGN_IDS)('%s is lost by chance', id => {
    expect(played(random, id, 'lost', 4).outcome?.scores).toEqual([0, 0, 0, 0]);
  });
});

test.each([
  ['yardstick', yardstick],
  ['companion', companion],
] as const)('the %s answers the same in every world that looks the same', (_name, bot) => {
  const m = start(game, complete(game, { scenario: 'S05', seats: 4 }), 'worlds');
  const rng = seedRng('worlds');
  const answerIn = (world: typeof m, guesses: typeof m) => {
    const seat = deciders(world)[0] ?? 0;
    const asked = question(world, seat);
    if (!asked) throw new Error('the match is over');
    const view = game.view(world, seat);
    return bot({
      seat,
      view,
      prompt: asked,
      rng: seedRng('same'),
      guess: () => guess(guesses, seat, seedRng('world')),
      hasTime: () => false,
    });
  };
  for (let i = 0; i < 60 && !m.outcome; i++) {
    const other = guess(m, 0, rng);
    // the yardstick thinks on one guess: whichever it is, it answers alike
    if (bot === yardstick) expect(answerIn(other, other)).toEqual(answerIn(m, m));
    else expect(answerIn(other, m)).toEqual(answerIn(m, m));
    playOut(m, [bot, bot, bot, bot], seedRng(`step:${i}`), { ...DEFAULT_PACE, limit: 1, thoughts: 1, paceOf: pace });
  }
});
