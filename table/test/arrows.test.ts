import { expect, test } from 'vitest';
import { arrowOf } from '../screen/arrows.ts';
import type { Intent } from '../screen/screen-parts.ts';
import type { Spot, Whereabouts } from '../screen/whereabouts.ts';

const spots: Readonly<Record<string, Spot>> = {
  'figure:thanos': { left: 0, top: 0, width: 40, height: 50 },
  'place:k7': { left: 0, top: 260, width: 40, height: 40 },
};
const places: Whereabouts = { width: 400, height: 400, scale: 1, of: thing => spots[thing] ?? null, kept: [] };
const intent: Intent = {
  from: 'figure:thanos',
  to: 'place:k7',
  isSure: true,
  isAtMe: true,
  sign: null,
  mood: 'bad',
};
const endOf = (one: Intent): number => Number(arrowOf(one, places)[0]?.d.split(' ').at(-1));

test('whoever goes somewhere goes to the middle of it; what strikes there leaves what is written on it to be read', () => {
  expect(endOf({ ...intent, isAtMe: false })).toBe(280);
  expect(endOf(intent)).toBeLessThan(270);
  expect(endOf(intent), 'but it reaches the place').toBeGreaterThan(260);
});
