import { expect, test } from 'vitest';
import { clearOf, edgesOf, hidesOffered, isClear, isMuchQuieter, placesIn, quietest } from '../screen/quiet.ts';

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

test('anywhere on the board, as near as may be to what a note speaks of', () => {
  const thing = { left: 190, top: 140, width: 20, height: 20 };
  const places = placesIn(size, board, 10, thing);
  expect(places).toHaveLength(81);
  for (const { left, top } of places) {
    expect(left).toBeGreaterThanOrEqual(10);
    expect(left + size.width).toBeLessThanOrEqual(390);
    expect(top + size.height).toBeLessThanOrEqual(290);
  }
  const shy = [
    { box: thing, weight: 20 },
    { box: { left: 0, top: 0, width: 400, height: 135 }, weight: 8 },
    { box: { left: 0, top: 0, width: 180, height: 300 }, weight: 8 },
  ];
  expect(quietest(size, places, shy), 'in the corner that is free').toEqual({ left: 185, top: 182.5 });
  expect(placesIn({ width: 500, height: 10 }, board, 10, thing), 'nowhere, where it does not fit').toEqual([]);
});

test('another shape is worth it where the usual one covers much, and it less than half of that', () => {
  const box = { left: 0, top: 100, width: 400, height: 200 };
  const crowd = [{ box, weight: 8 }];
  const [tall, flat] = [
    { left: 0, top: 0, width: 100, height: 200 },
    { left: 0, top: 0, width: 300, height: 80 },
  ];
  expect(isMuchQuieter(flat, tall, crowd)).toBe(true);
  expect(isMuchQuieter({ ...flat, top: 100 }, tall, crowd), 'it covers as much').toBe(false);
  expect(isMuchQuieter(flat, tall, [{ box, weight: 1 }]), 'hardly anything is covered').toBe(false);
});

test('a note hides what one chooses from as soon as it lies over more than its rim', () => {
  const box = { left: 100, top: 100, width: 100, height: 100 };
  const note = (top: number) => ({ left: 100, top, width: 100, height: 100 });
  expect(hidesOffered(note(10), [{ box, weight: 8, isOffered: true }])).toBe(false);
  expect(hidesOffered(note(20), [{ box, weight: 8, isOffered: true }])).toBe(true);
  expect(hidesOffered(note(20), [{ box, weight: 8, isOffered: false }]), 'nobody chooses from it').toBe(false);
});

test('nothing points through what is read', () => {
  const label = { left: 80, top: 40, width: 40, height: 20 };
  const [above, below] = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(isClear(above, below, [label])).toBe(false);
  expect(isClear(above, { x: 100, y: 30 }, [label]), 'it ends before it').toBe(true);
  expect(isClear(above, below, [{ ...label, left: 130 }])).toBe(true);
});

test('what has a place of its own leaves it only for what is said there', () => {
  const [first, ...others] = [...edges].reverse();
  const there = { ...(first ?? { left: 0, top: 0 }), ...size };
  expect(clearOf(size, [...edges].reverse(), [])).toEqual(first);
  expect(clearOf(size, [...edges].reverse(), [there])).toEqual(others[0]);
  expect(clearOf(size, edges, [board])).toBeNull();
});
