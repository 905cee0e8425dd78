import { expect, test } from 'vitest';
import { hasGoneOn, spent } from '../play/screen/reading.ts';

test('what waits behind another note is not read, and what lies over what one chooses from goes sooner', () => {
  expect(spent(false, false)).toBe(0);
  expect(spent(false, true)).toBe(0);
  expect(spent(true, true)).toBeGreaterThan(spent(true, false));
});

test('a note is put aside when somebody is asked for something else than when they first saw it', () => {
  const first = { key: 2, question: 40 };
  expect(hasGoneOn(first, { key: 2, question: 41 })).toBe(true);
  expect(hasGoneOn(first, first), 'the question that came with it').toBe(false);
  expect(hasGoneOn(first, { key: 3, question: 41 }), 'a new note').toBe(false);
  expect(hasGoneOn(first, { key: 2, question: null }), 'others play').toBe(false);
  expect(hasGoneOn({ key: 2, question: null }, { key: 2, question: 41 }), 'asked for the first time').toBe(false);
});
