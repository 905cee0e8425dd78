import { expect, test } from 'vitest';
import { ambienceLaw } from '../../../table/test/ambience-law.ts';
import { ambience } from '../ui/ambience.ts';
import type { Seen } from '../ui/look.ts';

test('the ambience leaves room for what happens', () => ambienceLaw(ambience));

const danger = (damage: number, foes: number): number =>
  ambience.danger({
    view: {
      players: [
        { life: 8, damage },
        { life: 8, damage: 0 },
      ],
      line: Array.from({ length: foes }, () => ({})),
    },
  } as unknown as Seen);

test('a quiet street is no danger, a wounded friend is, whoever has fallen no more', () => {
  expect(danger(7, 0)).toBe(0);
  expect(danger(0, 2)).toBeGreaterThan(0);
  expect(danger(7, 2)).toBeGreaterThan(danger(3, 2));
  expect(danger(8, 2)).toBe(danger(0, 2));
});
