import { expect, test } from 'vitest';
import { ambienceLaw } from '../../../table/test/ambience-law.ts';
import { ambience } from '../ui/ambience.ts';
import type { Seen } from '../ui/look.ts';

test('the ambience leaves room for what happens', () => ambienceLaw(ambience));

test('it follows what the weakest army has lost', () => {
  const figures = [
    { owner: 0, life: 6, wounds: 3, status: 'board' },
    { owner: 1, life: 4, wounds: 0, status: 'destroyed' },
    { owner: 1, life: 4, wounds: 0, status: 'board' },
  ];
  const danger = (only: number): number =>
    ambience.danger({
      view: { players: [{ seat: 0 }, { seat: 1 }], figures: figures.slice(0, only) },
    } as unknown as Seen);
  expect(danger(0)).toBe(0);
  expect(danger(1)).toBe(0.5);
  expect(danger(2)).toBe(1);
  expect(danger(3)).toBe(0.5);
});
