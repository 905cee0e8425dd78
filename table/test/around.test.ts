import { expect, test } from 'vitest';
import { around, inRow, inRows } from '../screen/around.ts';

const board = { left: 84, top: 44, right: 1280, bottom: 604 };
const phone = { left: 0, top: 96, right: 390, bottom: 600 };
const sizes = (count: number, width: number, height = 64) => Array.from({ length: count }, () => ({ width, height }));
const turned = (count: number, facing = 0) =>
  Array.from({ length: count }, (_, i) => facing + (i - (count - 1) / 2) * (Math.PI / 3));

type Placed = readonly { x: number; y: number }[];

const areApart = (places: Placed, width: number, height = 64): boolean =>
  places.every((a, i) =>
    places.every((b, j) => i === j || Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height),
  );
const areWithin = (places: Placed, width: number, edges: typeof board): boolean =>
  places.every(
    ({ x, y }) =>
      x - width / 2 >= edges.left && x + width / 2 <= edges.right && y - 32 >= edges.top && y + 32 <= edges.bottom,
  );

test('acts with much to say cover none of their neighbours, wherever they stand', () => {
  for (const edges of [board, phone])
    for (const width of [64, 96, 110])
      for (const count of [2, 3, 4, 5])
        for (const part of [0, 0.3, 0.5, 1]) {
          const centre = { x: edges.left + part * (edges.right - edges.left), y: (edges.top + edges.bottom) / 2 };
          const facing = part === 0 ? Math.PI / 2 : part === 1 ? -Math.PI / 2 : 0;
          const places = around(sizes(count, width), turned(count, facing), centre, 74, edges);
          const what = `${count} of ${width} pixels at ${part} of ${edges.right}`;
          expect(areApart(places, width), what).toBe(true);
          expect(areWithin(places, width, edges), what).toBe(true);
        }
});

test('small ones stand as near as they were meant to', () => {
  const centre = { x: 600, y: 300 };
  const [place] = around(sizes(1, 64), [0], centre, 74, board);
  expect(place).toEqual({ x: 600, y: 226 });
});

test('in a row they stand from the left to the right, all of them on the board; where it has no room there is no row', () => {
  const three = sizes(3, 130);
  const [row = []] = inRow(three, { x: 700, y: 160 }, 94, board);
  expect(row).toEqual([
    { x: 564, y: 254 },
    { x: 700, y: 254 },
    { x: 836, y: 254 },
  ]);
  expect(areWithin(inRow(three, { x: 1270, y: 160 }, 94, board)[0] ?? [], 130, board)).toBe(true);
  expect(inRow(three, { x: 700, y: 120 }, -94, board), 'beyond the upper edge').toEqual([]);
  expect(inRow(three, { x: 200, y: 300 }, 94, phone), 'too broad').toEqual([]);
});

test('five that are too broad for one row stand in two, read as words are', () => {
  const five = Array.from({ length: 5 }, () => ({ width: 80, height: 64 }));
  const phone = { left: 0, top: 0, right: 390, bottom: 500 };
  expect(inRow(five, { x: 195, y: 200 }, 92, phone)).toEqual([]);
  const [rows = []] = inRows(2, five, { x: 195, y: 200 }, 92, phone);
  expect(rows.map(({ y }) => y)).toEqual([292, 292, 292, 362, 362]);
  expect(rows.slice(0, 3).map(({ x }) => x)).toEqual([109, 195, 281]);
  const [above = []] = inRows(2, five, { x: 195, y: 300 }, -92, phone);
  expect(above.map(({ y }) => y)).toEqual([138, 138, 138, 208, 208]);
  expect(inRows(2, five, { x: 195, y: 420 }, 92, phone), 'beyond the lower edge').toEqual([]);
  const broad = Array.from({ length: 5 }, () => ({ width: 150, height: 64 }));
  expect(inRows(2, broad, { x: 195, y: 200 }, 92, phone), 'three of them have no room beside each other').toEqual([]);
  const [three = []] = inRows(3, broad, { x: 195, y: 200 }, 92, phone);
  expect(three.map(({ y }) => y)).toEqual([292, 292, 362, 362, 432]);
  expect(areApart(three, 150)).toBe(true);
});
