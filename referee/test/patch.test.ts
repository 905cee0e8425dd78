import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, same } from '../../engine/plain.ts';
import { diff, longPatch, patched } from '../patch.ts';

// No view has a field of these names; an object literal cannot be given the first of them.
const plain = (fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>).filter(
  value => !/"(__proto__|#|=)":/.test(JSON.stringify(value)),
);

test('a patch leads from any value to any other, and leaves the first as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = copy(before);
      const patch = diff(before, after);
      const sent = patch === null ? null : (JSON.parse(JSON.stringify(patch)) as typeof patch);
      expect(same(patched(before, sent), JSON.parse(JSON.stringify(after)))).toBe(true);
      expect(same(patched(before, longPatch(sent)), patched(before, sent))).toBe(true);
      expect(before).toEqual(kept);
    }),
    { numRuns: 2000 },
  );
});

test('nothing changed, nothing sent', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
});

test('one field of one card is one small patch', () => {
  const before = { line: Array.from({ length: 50 }, (_, id) => ({ id, life: 3 })) };
  const after = copy(before);
  (after.line[7] as { life: number }).life = 2;
  expect(diff(before, after)).toEqual({ line: { 7: { life: [2] } } });
});

test('a field that goes, a field that comes, a list that shrinks and grows', () => {
  const before = { gone: 1, list: [1, 2, 3], empty: [] as number[] };
  const after = { came: null, list: [1], empty: [4] };
  expect(patched(before, diff(before, after))).toEqual(after);
});

test('records that are new and much alike are said in short, and in full to who does not know that', () => {
  const reach = [1, 2, 3].map(cost => ({ at: `A${cost}`, cost, falls: 0 }));
  const patch = diff({ focus: { reach: [] } }, { focus: { reach } });
  expect(patch).toEqual({
    focus: { reach: { '=': [[{ at: 'A1', cost: 1, falls: 0 }, ['at', 'cost'], 'A2', 2, 'A3', 3]] } },
  });
  expect(patched({ focus: { reach: [] } }, patch)).toEqual({ focus: { reach } });
  expect(longPatch(patch)).toEqual({ focus: { reach: [reach] } });
});
