import { expect, test } from 'vitest';
import { edgesOf, quietest } from '../screen/quiet.ts';

const size = { width: 100, height: 50 };
const board = { left: 0, top: 0, width: 400, height: 300 };
const edges = edgesOf(size, board, 10);
const [upperLeft, upperRight, lowerLeft] = edges;

test('a note stands in the first place that covers nothing', () => {
  expect(new Set(edges.map(({ left, top }) => `${left} ${top}`)).size).toBe(8);
  expect(quietest(size, edges, [])).toEqual({ left: 10, top: 10 });
  const inTheWay = { box: { left: 0, top: 0, width: 150, height: 100 }, weight: 1 };
  expect(quietest(size, edges, [inTheWay])).toEqual(upperRight);
});

test('what weighs more is covered last', () => {
  const above = { box: { left: 0, top: 0, width: 400, height: 100 }, weight: 1 };
  const below = { box: { left: 0, top: 200, width: 400, height: 100 }, weight: 3 };
  const corners = edges.slice(0, 4);
  expect(quietest(size, corners, [above, below])).toEqual(upperLeft);
  expect(quietest(size, corners, [{ ...above, weight: 9 }, below])).toEqual(lowerLeft);
  expect(quietest(size, edges, [above, below]), 'beside both').toEqual({ left: 10, top: 125 });
});
