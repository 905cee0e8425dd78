import { expect, test } from 'vitest';
import { around, fitted, moved, zoomed } from '../crop.ts';

const whole = { width: 1000, height: 500 };

test('the whole map is the furthest one can go', () => {
  expect(zoomed(fitted(whole), whole, 0.5, 8)).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
});

test('the point that is looked at stays where it is', () => {
  const near = zoomed(fitted(whole), whole, 2, 8, { x: 250, y: 250 });
  expect(near).toEqual({ x: 125, y: 125, width: 500, height: 250 });
});

test('nobody sees beyond the edge, and nobody gets closer than allowed', () => {
  const near = zoomed(fitted(whole), whole, 100, 8);
  expect(near.width).toBe(125);
  expect(moved(near, whole, -5000, 5000)).toEqual({ x: 0, y: 437.5, width: 125, height: 62.5 });
});

test('a point is looked at from nearer, as far as the edges let one', () => {
  expect(around({ x: 500, y: 250 }, whole, 4)).toEqual({ x: 375, y: 187.5, width: 250, height: 125 });
  expect(around({ x: 10, y: 490 }, whole, 4)).toEqual({ x: 0, y: 375, width: 250, height: 125 });
});
