import { expect, test } from 'vitest';
import type { LogEntry, TableState } from '../line/table-line.ts';
import { withUndone, withWhole } from '../line/follow.ts';
import { isLeap } from '../play/leap.ts';

const heard = (id: number): LogEntry => ({ id, to: null, event: { type: 'hum' } });
const at = (n: number, log: readonly LogEntry[]): TableState => ({ position: { n }, log }) as TableState;
const [one, two] = [heard(1), heard(2)];

test('what follows is news', () => {
  expect(isLeap(at(4, [one, two]), at(3, [one]))).toBe(false);
  expect(isLeap(at(3, [one, two]), at(3, [one]))).toBe(false);
  expect(isLeap(at(4, [one]), at(3, []))).toBe(false);
});

test('a table that came anew is none, though its number is the next one, as after an undo', () => {
  expect(isLeap(at(4, [heard(3), heard(4)]), at(3, [one, two]))).toBe(true);
  expect(isLeap(at(4, []), at(3, [one, two]))).toBe(true);
});

test('nor is one after a gap', () => {
  expect(isLeap(at(6, [one, two]), at(3, [one]))).toBe(true);
});

test('that somebody has just gone back is told once, whoever was there', () => {
  const whole = { type: 'whole', n: 4, views: [], events: [{ type: 'hum' }], undoneBy: 0 } as never;
  const back: LogEntry[] = [
    { id: 3, to: null, event: { type: 'hum' } },
    { id: 4, undoneBy: 0 },
  ];
  const before = { ...at(3, [one, { id: 2, undoneBy: 0 }]), views: new Map() } as TableState;
  expect(withWhole(before, whole).log).toEqual(back);
  expect(withWhole({ ...at(3, [one, two]), views: new Map() }, whole).log).toEqual(back);
  expect(withUndone(at(4, back), 0)).toEqual({});
});
