import { expect, test } from 'vitest';
import { factsOf, rebuiltOf, standingOf } from '../origins.ts';
import type { Sourced } from '../source.ts';

const whole: Sourced = { source: 'rulebook' };
const ours: Sourced = { source: 'reconstructed' };
const named: Sourced = { source: 'reconstructed', parts: { name: 'rulebook' } };
const copied: Sourced = { source: 'rulebook', parts: { name: 'rulebook', qty: 'reconstructed' } };
const scanned: Sourced = { source: 'rulebook', parts: { back: 'public' } };

test('parts that do not bear the tag of the item itself leave a rest that does', () => {
  expect(factsOf(whole)).toEqual([{ part: 'all', source: 'rulebook' }]);
  expect(factsOf(named)).toEqual([
    { part: 'name', source: 'rulebook' },
    { part: 'rest', source: 'reconstructed' },
  ]);
  expect(factsOf(copied).map(fact => fact.part)).toEqual(['name', 'qty']);
});

test('an item is printed, known from elsewhere, partly ours or ours', () => {
  expect([whole, scanned, named, copied, ours].map(standingOf)).toEqual([
    'printed',
    'elsewhere',
    'partly',
    'partly',
    'rebuilt',
  ]);
  expect(standingOf({ source: 'memory' })).toBe('elsewhere');
  expect(standingOf({ source: 'house' })).toBe('rebuilt');
});

test('what is seen of an item decides on its mark: the number of its copies is not', () => {
  expect([whole, scanned, copied].map(rebuiltOf)).toEqual([null, null, null]);
  expect(rebuiltOf(named)).toBe('partly');
  expect(rebuiltOf(ours)).toBe('rebuilt');
  expect(rebuiltOf({ source: 'reconstructed', parts: { qty: 'rulebook' } })).toBe('rebuilt');
});
