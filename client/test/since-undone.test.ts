import { expect, test } from 'vitest';
import { sinceUndone, undoneAt } from '../play/screen/since-undone.ts';

const told = (id: number) => ({ id, to: null, event: { type: 'said' } }) as const;

test('what had been read before somebody went back is no news when the table is told anew', () => {
  expect(sinceUndone([told(1), told(2)]).map(({ id }) => id)).toEqual([1, 2]);
  expect(undoneAt([told(1)])).toBe(0);
  const log = [told(3), { id: 4, undoneBy: 0 }, told(5), { id: 6, undoneBy: 1 }, told(7)];
  expect(sinceUndone(log).map(({ id }) => id)).toEqual([6, 7]);
  expect(undoneAt(log)).toBe(6);
});
