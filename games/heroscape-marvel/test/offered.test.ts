import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { options } from '../options.ts';
import { scenarioData } from '../scenarios/list.ts';
import { isOption } from '../ui/offered.ts';

/** A value that is not the usual one. */
const ANOTHER: { readonly [option: string]: unknown } = { boxes: 2, playerOne: 1, handicap: 'heroes-open' };

test('the form of a new table asks only what changes something in the scenario', () => {
  for (const id of SCENARIOS) {
    const { setup, end, glyphs, mode } = scenarioData[id];
    const concerned = {
      armies: setup.kind === 'armies' || setup.kind === 'open',
      boxes: setup.kind !== 'fixed' && setup.kind !== 'choice',
      points: setup.kind === 'open',
      tieOrder: end.kind === 'points',
      amulets: glyphs.role === 'amulet',
      lastRound: mode === 'expert',
      roundLimit: mode === 'expert',
      turnLimit: mode === 'discovery',
      handicap: id === 'vengeurs-rassemblement',
      playerOne: true,
    };
    const offered = Object.fromEntries(
      Object.keys(concerned).map(name => [name, isOption(name, ANOTHER[name] ?? 'another', 2, id)]),
    );
    expect(offered, id).toEqual(concerned);
  }
});

test('HS-MULTI-04, HS-MULTI-08: teams are of one size and at least two, and nobody needs more boxes than players', () => {
  const teams = (seats: number) => [1, 2, 3].filter(team => isOption('team', team, seats, 'la-grande-place'));
  expect([2, 3, 4, 5, 6].map(teams)).toEqual([[1], [1], [1, 2], [1], [1, 2, 3]]);
  expect(isOption('team', 2, 4, 'vol-a-stark-international')).toBe(false);
  expect([3, 4].map(boxes => isOption('boxes', boxes, 3, 'les-quais'))).toEqual([true, false]);
});

test('HS-SETUP-15: any seat there is may be the first side', () => {
  const seats = (count: number) => [0, 1, 2, 3, 4, 5].filter(seat => isOption('playerOne', seat, count, 'les-quais'));
  expect([2, 4].map(seats)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
  ]);
});

test('what is usual is always taken, asked or not', () => {
  const usual = Object.entries(options.parse({}));
  for (const id of SCENARIOS)
    for (const [name, value] of usual) expect(isOption(name, value, 2, id), `${id} ${name}`).toBe(true);
});
