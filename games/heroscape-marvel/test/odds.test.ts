import { expect, test } from 'vitest';
import { atLeast, clash } from '../rules/odds.ts';

test('HS-ATK-07: some number of wounds comes of every roll, however many dice there are', () => {
  for (const attack of [0, 1, 7, 23, 24, 30])
    for (const defense of [0, 1, 7, 23, 24, 30]) {
      const { wounds } = clash(attack, defense);
      expect(atLeast({ wounds, expected: 0, spare: 0 }, 0)).toBeCloseTo(1, 9);
    }
});

test('HS-ATK-07: of two dice that show skulls half the time one counts on one skull', () => {
  expect(clash(2, 0)).toEqual({ wounds: [0.25, 0.5, 0.25], expected: 1, spare: 0 });
  expect(clash(0, 3).spare).toBeCloseTo(1, 9);
});
