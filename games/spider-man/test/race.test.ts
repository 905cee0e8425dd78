import { expect, test } from 'vitest';
import { apart } from '../ui/screen/race.tsx';

const fars = (...ascending: number[]): number[] => apart(ascending.map(far => ({ far }))).map(({ stands }) => stands);

test('those who are level stand above each other', () => {
  const [first = -1, second = -1, third = -1] = fars(0, 0, 0.05);
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(first + 0.1);
  expect(third).toBeGreaterThan(second + 0.1);
});

test('who is far from the others stands where the points are, and nobody beyond the end', () => {
  expect(fars(0.1, 0.5)).toEqual([0.1, 0.5]);
  const top = fars(0.2, 1, 1, 1);
  expect(top.at(-1)).toBe(1);
  expect(top).toEqual(top.toSorted((a, b) => a - b));
  expect(new Set(top).size).toBe(4);
});

test('wherever somebody stands, the track is told where the points are', () => {
  const truly = [0, 0, 0.05, 0.1];
  expect(apart(truly.map(far => ({ far }))).map(({ far }) => far)).toEqual(truly);
});
