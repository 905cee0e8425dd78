import { expect, test } from 'vitest';
import { layersAt, tune } from '../ambience.ts';

test('one layer is always heard, all of them at the utmost danger', () => {
  expect([0, 0.3, 0.34, 0.67, 1, 7].map(danger => layersAt(danger, 3))).toEqual([1, 1, 2, 3, 3, 3]);
  expect(layersAt(-1, 3)).toBe(1);
  expect(layersAt(1, 0)).toBe(0);
});

test('the notes of a tune follow each other, rests included', () => {
  const notes = [
    [200, 440],
    [100, 0],
    [300, 220],
  ] as const;
  expect(tune(notes, { wave: 'sine', loud: 0.1 }).map(({ at, pitch }) => [at, pitch])).toEqual([
    [0, 440],
    [300, 220],
  ]);
});
