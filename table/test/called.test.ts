import { expect, test } from 'vitest';
import { called } from '../called.ts';

test('a label says “you” to whoever reads it, and the name of anybody else', () => {
  const names = ['Ana', 'Bo'];
  expect([0, 1, 2].map(of => called({ names, language: 'fr', seat: 0 }, of))).toEqual(['vous', 'Bo', '']);
  expect(called({ names, language: 'en', seat: 1 }, 1)).toBe('you');
  expect(called({ names, language: 'en', seat: null }, 1)).toBe('Bo');
});
