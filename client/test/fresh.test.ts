import { expect, test } from 'vitest';
import { arrivedBy, isFresh } from '../play/screen/fresh.ts';

test('what came long ago is no news any more, and nothing becomes newer by being seen again', () => {
  const first = arrivedBy(new Map(), [1, 2], 1000);
  const then = arrivedBy(first, [2, 3], 30_000);
  expect([2, 3].map(id => isFresh(id, then, 30_000))).toEqual([false, true]);
  expect(isFresh(2, then, 1500)).toBe(true);
});
