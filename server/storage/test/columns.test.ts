import { expect, test } from 'vitest';
import { agreedOf, carryOf, optionsOf, outcomeIn, outcomeOf, seenOf } from '../columns.ts';

test('what a row keeps comes out as it went in, to the order of its parts', () => {
  const outcome = { scores: [1, 0], reason: 'fled', carry: { next: 'harbour' } };
  const text = JSON.stringify(outcome);
  expect(JSON.stringify(outcomeOf({ outcome: text }))).toBe(text);
  expect(optionsOf({ options: '{"pace":"slow"}' })).toEqual({ pace: 'slow' });
  expect(carryOf({ carry: '{"next":null}' })).toEqual({ next: null });
  expect(seenOf({ seen: '[0,2]' })).toEqual([0, 2]);
  expect(agreedOf({ agreed: '["ada"]' })).toEqual(['ada']);
});

test('where a row keeps nothing there is nothing', () => {
  expect(outcomeOf({ outcome: null })).toBeNull();
  expect(carryOf({ carry: null })).toBeNull();
});

test('what is something else is not taken for it', () => {
  expect(() => outcomeIn('{"reason":"fled"}')).toThrow();
  expect(() => optionsOf({ options: '3' })).toThrow();
  expect(() => seenOf({ seen: '["ada"]' })).toThrow();
  expect(() => agreedOf({ agreed: '[0]' })).toThrow();
});
