import { expect, test } from 'vitest';
import { box } from '../../tools/template/index.ts';
import { positionsOf, setupsOf } from '../positions.ts';
import { type ChanceClass, agrees, calibrate, train } from '../train.ts';

const wish = { seed: 'small', matches: 60, threads: 0 };

test('a training depends on its seed and its number of matches alone', async () => {
  const found = await train(box, wish);
  expect(await train(box, wish)).toEqual(found);
  expect(found.command).toBe('npx rempart train pebble-race --seed small --matches 60 --write');
  expect((await train(box, { ...wish, seed: 'other' })).weights).not.toEqual(found.weights);
  expect(found.weights['behind']).toBeLessThan(0);
});

test('the weights that are kept are those that their command gives', async () => {
  const kept = box.bots.judgement?.fitted;
  const [, seed = '', matches = ''] = /--seed (\S+) --matches (\d+)/.exec(kept?.command ?? '') ?? [];
  expect(await train(box, { seed, matches: Number(matches), threads: 0 })).toEqual(kept);
});

test('positions are of every scenario and number of seats, and of every stage of a match', () => {
  expect(setupsOf(box).map(({ scenario, seats }) => `${scenario} ${seats}`)).toEqual(
    ['garden', 'river'].flatMap(scenario => [2, 3, 4].map(seats => `${scenario} ${seats}`)),
  );
  const refusing = {
    ...box,
    game: { ...box.game, refuse: ({ seats }: { seats: number }) => (seats > 2 ? 'no' : null) },
  };
  expect(setupsOf(refusing)).toHaveLength(2);
  const { names, samples } = positionsOf(box, 'all', [0, 40], 4);
  expect(samples).toHaveLength(160);
  const gone = names.indexOf('gone');
  const places = new Set(samples.map(({ sides }) => Math.round(Math.max(...sides.map(side => side[gone] ?? 0)) * 5)));
  expect(places.size).toBeGreaterThan(5);
  for (const { won } of samples) expect(won.reduce((sum, share) => sum + share, 0)).toBe(1);
});

test('matches come out the same however they are cut into runs', () => {
  const { samples } = positionsOf(box, 'cut', [0, 6], 3);
  const parts = [positionsOf(box, 'cut', [0, 2], 3), positionsOf(box, 'cut', [2, 6], 3)];
  expect(parts.flatMap(part => part.samples)).toEqual(samples);
});

test('bots that search may be given fewer thoughts', () => {
  const asked = new Set<boolean>();
  const searching = {
    ...box,
    bots: {
      ...box.bots,
      companion: (seen: Parameters<typeof box.bots.companion>[0]) => {
        asked.add(seen.hasTime(50));
        return box.bots.companion(seen);
      },
    },
  };
  positionsOf(searching, 'thoughts', [0, 4], 1);
  expect([...asked]).toEqual([true]);
  asked.clear();
  positionsOf(searching, 'thoughts', [0, 4], 1, 8);
  expect([...asked]).toEqual([false]);
});

test('chances are compared with what came of other matches', async () => {
  const { classes, error, plainError } = await calibrate(box, { seed: 'fresh', matches: 600, threads: 0 });
  expect(classes.reduce((sum, { positions }) => sum + positions, 0)).toBe(600);
  expect(classes.filter(one => !agrees(one))).toEqual([]);
  expect(error).toBeLessThan(plainError * 0.9);
});

test('chances that are wrong do not agree', async () => {
  const judgement = box.bots.judgement ?? null;
  if (!judgement) throw new Error('the template judges positions');
  const weights = Object.fromEntries(Object.entries(judgement.fitted.weights).map(([name, w]) => [name, -w]));
  const wrong = { ...box, bots: { ...box.bots, judgement: { ...judgement, fitted: { command: '', weights } } } };
  const { classes } = await calibrate(wrong, { seed: 'fresh', matches: 300, threads: 0 });
  expect(classes.filter(one => !agrees(one)).length).toBeGreaterThan(2);
});

test('a class agrees within 5 points, or as far as so few positions can tell', () => {
  const one = (given: number, seen: number, low: number, high: number): ChanceClass => ({
    positions: 9,
    given,
    seen,
    low,
    high,
  });
  expect(agrees(one(0.5, 0.54, 0.52, 0.56))).toBe(true);
  expect(agrees(one(0.5, 0.6, 0.48, 0.72))).toBe(true);
  expect(agrees(one(0.5, 0.6, 0.55, 0.65))).toBe(false);
});

test('a game that says nothing of its positions cannot be trained', async () => {
  const { yardstick, companion } = box.bots;
  await expect(train({ ...box, bots: { yardstick, companion } }, wish)).rejects.toThrow('no-judgement');
});
