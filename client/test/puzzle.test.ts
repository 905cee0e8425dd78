import { expect, test } from 'vitest';
import type { Puzzle } from '../../engine/puzzle.ts';
import { NONE, dayOf, puzzleOfDay, solvedOn, streakOn } from '../puzzle/daily.ts';

const puzzle = (id: string): Puzzle => ({
  id,
  table: { seats: 2, scenario: 'toy', options: {}, led: { seed: 's', moves: '', after: '0', eyes: 0 } },
  answers: [],
});

test('a day is that of the calendar, whatever the hour', () => {
  const noon = dayOf(new Date(2026, 10, 18, 12));
  expect(dayOf(new Date(2026, 10, 18, 0, 0, 1))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(noon + 1);
  expect(dayOf(new Date(2027, 0, 1))).toBe(dayOf(new Date(2026, 11, 31)) + 1);
});

test('each day has its puzzle, until all have been set', () => {
  const all = ['a', 'b', 'c'].map(puzzle);
  const days = Array.from({ length: 6 }, (_, n) => puzzleOfDay(all, 20_000 + n)?.id);
  expect(new Set(days.slice(0, 3)).size).toBe(3);
  expect(days.slice(3)).toEqual(days.slice(0, 3));
  expect(puzzleOfDay([], 20_000)).toBeNull();
});

test('days in a row are counted once each, and a day that is missed begins anew', () => {
  const first = solvedOn(NONE, 100);
  expect(first).toEqual({ day: 100, streak: 1 });
  expect(solvedOn(first, 100)).toEqual(first);
  const second = solvedOn(first, 101);
  expect(second.streak).toBe(2);
  expect([streakOn(second, 101), streakOn(second, 102), streakOn(second, 103)]).toEqual([2, 2, 0]);
  expect(solvedOn(second, 103).streak).toBe(1);
  expect(streakOn(NONE, 0)).toBe(0);
});
