import { expect, test } from 'vitest';
import { lineOf, rowsBetween, rowsOf } from '../stretches.ts';

const row = (seq: number) => ({
  table_id: 't',
  seq,
  entered_at: seq * 10,
  message: seq % 2 ? `m${seq}` : null,
  input: '{}',
  frame: '{"counted":1}',
});
const rows = [4, 5, 6, 7].map(row);
const stretch = { first: 4, lines: rows.map(lineOf).join('') };

test('a stretch is read as it was folded', () => {
  expect(rowsOf(stretch.lines)).toEqual(rows);
});

test.each([
  [4, 7],
  [5, 6],
  [7, 7],
  [1, 4],
  [6, 2 ** 31 - 1],
  [-50, 100],
])('of the inputs %i to %i it holds those that it has', (from, to) => {
  expect(rowsBetween(stretch, from, to)).toEqual(rows.filter(({ seq }) => seq >= from && seq <= to));
});
