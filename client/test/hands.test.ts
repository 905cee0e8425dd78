import { afterEach, expect, test, vi } from 'vitest';
import { keepHand, wayTo } from '../hands.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever was a hand at a table comes back to it as one, and to the table that follows', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepHand('held');
  expect(wayTo('held')).toBe('/hand/held');
  expect(wayTo('other')).toBe('/table/other');
  expect(wayTo('other', 'held'), 'played again').toBe('/hand/other');
  for (let i = 0; i < 12; i++) keepHand(`later ${i}`.replace(' ', ''));
  expect(wayTo('held'), 'not for ever').toBe('/table/held');
});
