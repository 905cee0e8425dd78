import { expect, test } from 'vitest';
import { apart } from '../screen/apart.ts';

const HIGH = 24;
const sign = (x: number, y = 100, room = 40) => ({ x, y, wide: 50, room });
const places = (signs: readonly { readonly x: number; readonly y: number }[]) => signs.map(({ x, y }) => [x, y]);

test('signs that cover nothing stay where they are', () => {
  expect(places(apart([sign(200), sign(100)], HIGH, []))).toEqual([
    [100, 100],
    [200, 100],
  ]);
});

test('two at one place stand one above the other, or side by side where there is room', () => {
  expect(places(apart([sign(100), sign(100)], HIGH, []))).toEqual([
    [100, 100],
    [100, 76],
  ]);
  expect(places(apart([sign(100, 100, 200), sign(100, 100, 200)], HIGH, []))).toEqual([
    [100, 100],
    [50, 100],
  ]);
});

test('what is to be read stays free: signs go below it, or above', () => {
  const plate = { left: 60, top: 70, width: 80, height: 40 };
  expect(places(apart([sign(100)], HIGH, [plate]))).toEqual([[100, 124]]);
  expect(places(apart([sign(100), sign(100)], HIGH, [plate]))).toEqual([
    [100, 124],
    [100, 148],
  ]);
  expect(places(apart([sign(100, 60)], HIGH, [plate]))).toEqual([[100, 36]]);
});

test('none leaves the board where there is room on it', () => {
  const plate = { left: 60, top: 70, width: 80, height: 40 };
  expect(places(apart([sign(100)], HIGH, [plate], 130))).toEqual([[100, 52]]);
});

test('far below it would be at somebody else: then it stands above', () => {
  const tall = { left: 60, top: 70, width: 80, height: 100 };
  expect(places(apart([sign(100)], HIGH, [tall]))).toEqual([[100, 52]]);
});

test('what only meets what is read hides nothing', () => {
  const below = { left: 60, top: 111, width: 80, height: 40 };
  expect(places(apart([sign(100)], HIGH, [below]))).toEqual([[100, 100]]);
});

test('with no room anywhere none covers another', () => {
  const all = { left: 0, top: -1000, width: 400, height: 3000 };
  const found = apart([sign(100), sign(110), sign(120)], HIGH, [all]);
  expect(new Set(found.map(({ y }) => y)).size).toBe(3);
});

test('where it must lie on somebody, it lies on no number of theirs', () => {
  const body = { left: 0, top: 0, width: 200, height: 160 };
  const plate = { left: 70, top: 88, width: 60, height: 20 };
  expect(places(apart([sign(100)], HIGH, [body, plate], 160))).toEqual([[100, 124]]);
});
