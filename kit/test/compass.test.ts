import { expect, test } from 'vitest';
import { bearings as english } from '../english.ts';
import { bearings as french, toward } from '../french.ts';
import { BEARINGS, bearing, region } from '../compass.ts';

test('what lies so far east and south of here lies in that direction', () => {
  const around = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  expect(around.map(([east, south]) => bearing(east, south))).toEqual([...BEARINGS]);
  expect(bearing(5, -1)).toBe('E');
  expect(bearing(0, 0)).toBeNull();
});

test('a map has eight parts around its middle', () => {
  expect(region(0, 0)).toBe('NW');
  expect(region(0.5, 0.9)).toBe('S');
  expect(region(1, 0.5)).toBe('E');
  expect(region(0.4, 0.6)).toBeNull();
});

test('directions have words', () => {
  expect(toward('N')).toBe('au nord');
  expect(toward('W')).toBe('à l’ouest');
  expect(toward('E')).toBe('à l’est');
  expect(french.SE).toBe('sud-est');
  expect(english.NW).toBe('north-west');
});
