import { expect, test } from 'vitest';
import { shiftInside } from '../screen/inside.ts';

const frame = { left: 100, right: 500 };

test('a sign that the edge would cut moves inwards', () => {
  expect(shiftInside({ left: 80, right: 140 }, frame)).toBe(22);
  expect(shiftInside({ left: 470, right: 520 }, frame)).toBe(-22);
  expect(shiftInside({ left: 100, right: 500 }, frame)).toBe(0);
});

test('what stands beyond the edge stays there, and what is wider than all is not moved', () => {
  expect(shiftInside({ left: 40, right: 120 }, frame)).toBe(0);
  expect(shiftInside({ left: 480, right: 540 }, frame)).toBe(0);
  expect(shiftInside({ left: 90, right: 520 }, frame)).toBe(0);
});
