import { expect, test } from 'vitest';
import { box } from '../../tools/template/index.ts';
import { measuresOf, withMeasures } from '../balance.ts';

test('every scenario is measured at every number of seats, and comes out the same again', () => {
  const heard: string[] = [];
  const found = measuresOf(box, { games: 5, seed: 'a', onMeasured: (id, seats) => heard.push(`${id} ${seats}`) });
  const wanted = box.game.scenarios.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => `${id} ${least + i}`),
  );
  expect(heard).toEqual(wanted);
  for (const bySeats of Object.values(found)) for (const { games } of Object.values(bySeats)) expect(games).toBe(5);
  expect(measuresOf(box, { games: 5, seed: 'a' })).toEqual(found);
});

test('who plays against each other has no common win, and without a clock there are no minutes', () => {
  const scenarios = measuresOf(box, { games: 3, seed: 'a' });
  for (const bySeats of Object.values(scenarios))
    for (const { won, minutes, decisions } of Object.values(bySeats)) {
      expect(won).toBeNull();
      expect(minutes).toBeNull();
      expect(decisions).toBeGreaterThan(0);
    }
});

test('a clock that gives no pace, such as one for reactions, measures no minutes', () => {
  const timed = { ...box, game: { ...box.game, due: () => null } };
  for (const bySeats of Object.values(measuresOf(timed, { games: 1, seed: 'a' })))
    for (const { minutes } of Object.values(bySeats)) expect(minutes).toBeNull();
});

test('who wins together has one share for all', () => {
  const together = { ...box, game: { ...box.game, concession: 'shared' as const } };
  const scenarios = measuresOf(together, { games: 30, seed: 'a' });
  const shares = Object.values(scenarios).flatMap(bySeats => Object.values(bySeats).map(({ won }) => won ?? -1));
  for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
  expect(new Set(shares).size).toBeGreaterThan(1);
});

test('what seats stand for has its share of the matches in which somebody stood for it', () => {
  const even = { ...box, sideOf: (_: unknown, seat: number) => (seat === 0 ? 'first' : 'others') };
  const measured = Object.values(measuresOf(even, { games: 30, seed: 'a', seats: 2 }));
  expect(measured.length).toBeGreaterThan(0);
  for (const bySeats of measured) {
    const { first, others } = bySeats[2]?.sides ?? {};
    expect([first?.matches, others?.matches]).toEqual([30, 30]);
    expect((first?.won ?? 0) + (others?.won ?? 0)).toBeCloseTo(1);
  }
  for (const bySeats of Object.values(measuresOf(box, { games: 1, seed: 'a' })))
    for (const one of Object.values(bySeats)) expect(one).not.toHaveProperty('sides');
});

test('one number of seats alone is measured where it is asked for', () => {
  for (const bySeats of Object.values(measuresOf(box, { games: 1, seed: 'a', seats: 2 })))
    expect(Object.keys(bySeats)).toEqual(['2']);
});

test('bots of another kind come to other shares', () => {
  const together = { ...box, game: { ...box.game, concession: 'shared' as const } };
  const by = (bots: 'random' | 'yardstick') => measuresOf(together, { games: 30, seed: 'a', bots });
  expect(by('random')).not.toEqual(by('yardstick'));
});

test('what is measured anew takes the place of what was kept, unless the rules have changed', () => {
  const one = (won: number) => ({ games: 10, won, decisions: 5, minutes: null });
  const kept = { version: 2, scenarios: { a: { 1: one(0.1), 2: one(0.2) } }, experts: { a: { 2: one(0.8) } } };
  expect(withMeasures(kept, 2, { scenarios: { a: { 2: one(0.3) }, b: { 1: one(0.4) } } })).toEqual({
    version: 2,
    scenarios: { a: { 1: one(0.1), 2: one(0.3) }, b: { 1: one(0.4) } },
    experts: { a: { 2: one(0.8) } },
  });
  expect(withMeasures(kept, 2, { experts: { a: { 1: one(0.9) } } }).experts).toEqual({
    a: { 1: one(0.9), 2: one(0.8) },
  });
  expect(withMeasures(kept, 3, { experts: { a: { 1: one(0.9) } } })).toEqual({
    version: 3,
    scenarios: {},
    experts: { a: { 1: one(0.9) } },
  });
  expect(withMeasures(null, 1, { scenarios: {} })).toEqual({ version: 1, scenarios: {} });
});
