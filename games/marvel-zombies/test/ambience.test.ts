import { expect, test } from 'vitest';
import { ambienceLaw } from '../../../table/test/ambience-law.ts';
import { ambience } from '../ui/ambience.ts';
import type { Seen } from '../ui/look.ts';

test('the ambience leaves room for what happens', () => ambienceLaw(ambience));

const danger = (level: string, health: number): number =>
  ambience.danger({ view: { danger: level, heroes: [{ health, fate: 'in' }] } } as unknown as Seen);

test('it follows the dial, and a hero who may fall', () => {
  expect(danger('blue', 5)).toBe(0);
  expect(danger('red', 5)).toBeGreaterThan(danger('orange', 5));
  expect(danger('blue', 1)).toBeGreaterThan(danger('blue', 5));
  expect(danger('red', 1)).toBe(1);
});
