import { expect, test } from 'vitest';
import { compare, joined } from '../difference.ts';

test('an object may hold more than expected, a list may not', () => {
  expect(compare({ a: 1 }, { a: 1, b: 2 }, '')).toEqual([]);
  expect(compare([{ a: 1 }], [{ a: 1, b: 2 }], '')).toEqual([]);
  expect(compare([1], [1, 2], 'list')).toEqual([{ path: 'list', expected: [1], actual: [1, 2] }]);
  expect(compare([], [1], 'list')).toHaveLength(1);
});

test('every place that differs is named', () => {
  expect(compare({ a: [{ b: 1 }, { b: 2 }], c: 3 }, { a: [{ b: 0 }, { b: 2 }], c: 4 }, 'table')).toEqual([
    { path: 'table.a[0].b', expected: 1, actual: 0 },
    { path: 'table.c', expected: 3, actual: 4 },
  ]);
});

test.each<[unknown, unknown]>([
  [{}, []],
  [[], {}],
  [{}, null],
  [null, {}],
  [{ a: 1 }, 'a'],
  [[1], '1'],
  [1, '1'],
  [null, undefined],
  [{ a: undefined }, {}], // what is expected must be there
  [{ constructor: Object }, {}], // and its own
])('%j is not %j', (expected, actual) => {
  expect(compare(expected, actual, '')).toHaveLength(1);
});

test('a path is written as one would write it', () => {
  expect(joined('', ['steps', 2, 'seat'])).toBe('steps[2].seat');
  expect(joined('given', [0])).toBe('given[0]');
  expect(joined('given', [])).toBe('given');
});
