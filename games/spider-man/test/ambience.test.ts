import { expect, test } from 'vitest';
import { ambienceLaw } from '../../../table/test/ambience-law.ts';
import { ambience } from '../ui/ambience.ts';
import type { Seen } from '../ui/look.ts';

test('the ambience leaves room for what happens', () => ambienceLaw(ambience));

test('it follows the race', () => {
  const danger = (...scores: number[]): number =>
    ambience.danger({ view: { target: 60, players: scores.map(score => ({ score })) } } as unknown as Seen);
  expect(danger(0, 0)).toBe(0);
  expect(danger(10, 45)).toBe(0.75);
});
