import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUp, upSchema } from '../up.ts';

const act = { type: 'act', id: 'a-1', seat: 0, step: 'turn/move', actions: [{ type: 'move', piece: 1 }] };

/** An answer with some things changed, rightly or wrongly. */
const changes = fc.record(
  {
    type: fc.constantFrom('act', 'undo', 'Act', null),
    id: fc.oneof(fc.constantFrom('a', 'a-b_9', '', 'é', 'a b', 'x'.repeat(64), 'x'.repeat(65)), fc.integer()),
    seat: fc.oneof(fc.integer({ min: -1, max: 33 }), fc.constantFrom(0.5, '0', null, Number.NaN)),
    step: fc.oneof(fc.constantFrom(null, 'a/b', 'x'.repeat(80), 'x'.repeat(81)), fc.integer()),
    actions: fc.oneof(
      fc.array(fc.oneof(fc.constantFrom({ type: 'a' }, { type: 1 }, [], null, 'a'), fc.jsonValue()), {
        maxLength: 3,
      }),
      fc.constant(Array.from({ length: 33 }, () => ({ type: 'a' }))),
      fc.constant({ 0: { type: 'a' }, length: 1 }),
    ),
    again: fc.constantFrom(true, false, null, 1),
    more: fc.constantFrom(1, null),
  },
  { requiredKeys: [] },
);
const nearly = fc
  .tuple(changes, fc.subarray(['id', 'seat', 'step', 'again'], { maxLength: 2 }))
  .map(([changed, names]) => Object.assign({}, act, names.length > 0 ? only(changed, names) : changed));

function only(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

test('what is recognised without the schema is what the schema says, and the rest too', () => {
  let taken = 0;
  fc.assert(
    fc.property(nearly, value => {
      const text = JSON.stringify(value);
      const parsed = upSchema.safeParse(JSON.parse(text));
      const found = parseUp(text);
      expect(found.up).toEqual(parsed.success ? parsed.data : null);
      if (found.up) taken++;
    }),
    { numRuns: 3000 },
  );
  expect(taken, 'some of them were right').toBeGreaterThan(20);
});

test.each([
  [{ ...act, seat: 32 }, 'seat'],
  [{ ...act, actions: [] }, 'actions'],
  [{ ...act, actions: [{ type: 'a', deep: [[[[[[[[1]]]]]]]] }] }, 'actions.0'],
  [{ ...act, id: '' }, 'id'],
])('%j is refused at %s', (value, path) => {
  expect(parseUp(JSON.stringify(value))).toEqual({ up: null, path });
});

test('what is no JSON is refused', () => {
  expect(parseUp('{"type":"act"')).toEqual({ up: null, path: '' });
});

test('a key of the prototype is one field too many', () => {
  const text = JSON.stringify(act).replace('"step"', '"__proto__":{"x":1},"step"');
  expect(parseUp(text).up).toBeNull();
});
