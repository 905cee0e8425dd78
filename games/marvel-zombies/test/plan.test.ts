import { expect, test } from 'vitest';
import { planOf } from '../ui/screen/plan.ts';

const board = { rows: 3, columns: 5 };
const [wide, tall, beside] = [
  { width: 1280, height: 540 },
  { width: 390, height: 560 },
  { width: 620, height: 640 },
];

test('a city is turned where that makes it larger', () => {
  expect(planOf(board, wide).isTurned).toBe(false);
  expect(planOf(board, tall).isTurned).toBe(true);
});

test('what is opened beside a city does not turn it, unless it would be far too small', () => {
  expect(planOf(board, beside).isTurned, 'seen for the first time').toBe(true);
  expect(planOf(board, beside, planOf(board, wide)).isTurned).toBe(false);
  expect(planOf(board, beside, planOf(board, tall)).isTurned).toBe(true);
  expect(planOf(board, wide, planOf(board, tall)).isTurned).toBe(false);
});

test('a square city is never turned', () => {
  expect(planOf({ rows: 4, columns: 4 }, tall).isTurned).toBe(false);
});
