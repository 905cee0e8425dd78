import { expect, test } from 'vitest';
import { box } from '../../tools/template/index.ts';
import { balanceOf } from '../balance.ts';

test('every scenario is measured at every number of seats, and comes out the same again', () => {
  const heard: string[] = [];
  const found = balanceOf(box, { games: 5, seed: 'a', onMeasured: (id, seats) => heard.push(`${id} ${seats}`) });
  const wanted = box.game.scenarios.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => `${id} ${least + i}`),
  );
  expect(heard).toEqual(wanted);
  expect(found).toMatchObject({ version: box.game.version, games: 5 });
  expect(balanceOf(box, { games: 5, seed: 'a' })).toEqual(found);
});

test('who plays against each other has no common win, and without a clock there are no minutes', () => {
  const { scenarios } = balanceOf(box, { games: 3, seed: 'a' });
  for (const bySeats of Object.values(scenarios))
    for (const { won, minutes, decisions } of Object.values(bySeats)) {
      expect(won).toBeNull();
      expect(minutes).toBeNull();
      expect(decisions).toBeGreaterThan(0);
    }
});

test('a clock that gives no pace, such as one for reactions, measures no minutes', () => {
  const timed = { ...box, game: { ...box.game, due: () => null } };
  for (const bySeats of Object.values(balanceOf(timed, { games: 1, seed: 'a' }).scenarios))
    for (const { minutes } of Object.values(bySeats)) expect(minutes).toBeNull();
});

test('who wins together has one share for all', () => {
  const together = { ...box, game: { ...box.game, concession: 'shared' as const } };
  const { scenarios } = balanceOf(together, { games: 30, seed: 'a' });
  const shares = Object.values(scenarios).flatMap(bySeats => Object.values(bySeats).map(({ won }) => won ?? -1));
  for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
  expect(new Set(shares).size).toBeGreaterThan(1);
});

test('of two sides that differ the first has its share, whichever seat has it', () => {
  const always = (seat: number) => balanceOf({ ...box, firstSide: () => seat }, { games: 30, seed: 'a' }).scenarios;
  const shares = (seat: number) =>
    Object.values(always(seat)).flatMap(bySeats => (bySeats[2]?.first === undefined ? [] : [bySeats[2].first]));
  expect(shares(0).length).toBeGreaterThan(0);
  for (const [at, first] of shares(0).entries()) expect(first + (shares(1)[at] ?? 0)).toBeCloseTo(1);
  for (const bySeats of Object.values(balanceOf(box, { games: 1, seed: 'a' }).scenarios))
    for (const measured of Object.values(bySeats)) expect(measured).not.toHaveProperty('first');
});
