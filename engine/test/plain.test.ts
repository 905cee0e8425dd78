import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, same } from '../plain.ts';

const json = () => fc.jsonValue({ maxDepth: 4 });
const reparsed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The same data with every object's keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

describe('copy', () => {
  test('has the same content, in the same order', () => {
    fc.assert(
      fc.property(json(), value => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  test('shares no object and no array, however deep', () => {
    const original = { list: [{ deep: [1, [2]] }, null], part: { more: { x: 'y' } } };
    const twin = copy(original);
    (twin.list[0] as { deep: unknown[] }).deep.push(3);
    ((original.list[0] as { deep: unknown[] }).deep[1] as number[]).push(4);
    twin.part.more.x = 'z';
    expect(original).toEqual({ list: [{ deep: [1, [2, 4]] }, null], part: { more: { x: 'y' } } });
    expect(twin).toEqual({ list: [{ deep: [1, [2], 3] }, null], part: { more: { x: 'z' } } });
  });

  test.each([0, 'text', true, null])('%j is its own copy', value => expect(copy(value)).toBe(value));

  test('a key called __proto__ stays a key', () => {
    const twin = copy(JSON.parse('{"__proto__": {"evil": true}}')) as object;
    expect(Object.keys(twin)).toEqual(['__proto__']);
    expect('evil' in twin).toBe(false);
  });
});

describe('same', () => {
  test('whatever the order of the keys', () => {
    fc.assert(
      fc.property(json(), value => {
        expect(same(value, turned(reparsed(value)))).toBe(true);
      }),
    );
  });

  test('says what a comparison of sorted texts says', () => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_key, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      );
    const small = () => fc.jsonValue({ maxDepth: 1 });
    fc.assert(
      fc.property(small(), small(), (a, b) => {
        expect(same(a, b)).toBe(sorted(a) === sorted(b));
        expect(same(b, a)).toBe(same(a, b));
      }),
    );
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[1], { 0: 1 }],
    [[], {}],
    [{}, null],
    [null, undefined],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [{ toString: 1 }, {}],
    [{}, { toString: 1 }],
  ])('%j and %j differ', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});
