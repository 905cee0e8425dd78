import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longList, shortList } from '../records.ts';
import { downOf, longText } from '../short.ts';

const field = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null), fc.array(fc.nat(2)));
const shapes = fc.constantFrom(['type'], ['type', 'at'], ['at', 'type'], ['type', 'at', 'card']);
const record = shapes.chain(names => fc.record(Object.fromEntries(names.map(name => [name, field]))));

test('any list of records comes back as it was, whatever differs, down to the order of names', () => {
  fc.assert(
    fc.property(fc.array(record), list => {
      const sent = JSON.parse(JSON.stringify(shortList(list))) as ReturnType<typeof shortList>;
      expect(JSON.stringify(longList(sent))).toBe(JSON.stringify(list));
    }),
    { numRuns: 2000 },
  );
});

test('of those alike only what differs is said', () => {
  const steps = [0, 1, 2].map(direction => ({ type: 'step', piece: 4, direction }));
  expect(shortList([...steps, { type: 'end' }])).toEqual([
    [{ type: 'step', piece: 4, direction: 0 }, ['direction'], 1, 2],
    { type: 'end' },
  ]);
});

test('two that are the same stay two', () => {
  expect(longList(shortList([{ type: 'draw' }, { type: 'draw' }]))).toEqual([{ type: 'draw' }, { type: 'draw' }]);
});

test('what is usual is not said, and whoever reads it in full finds it there', () => {
  const text =
    '["frame",7,900,[1],"turn/move",[[["table"],null]],[[1,"R-1",[{"type":"end"}]]],[[1,null,3,"other-seat"]]]';
  const prompt = { step: 'turn/move', rule: 'R-1', seats: [1], options: [{ type: 'end' }], barred: [] };
  expect(downOf(text)).toEqual({
    type: 'frame',
    n: 7,
    counted: 7,
    clock: 900,
    paused: false,
    due: null,
    asked: [1],
    step: 'turn/move',
    sights: [{ to: ['table'], events: [], patch: null }],
    prompts: { 1: prompt },
    undo: { 1: { to: null, why: 'other-seat', far: 3 } },
    outcome: null,
  });
  expect(JSON.parse(longText(text))).toEqual(downOf(text));
  expect(longText('{"type":"beat"}')).toBe('{"type":"beat"}');
  expect(downOf('["ack","a-1",2]')).toEqual({ type: 'ack', id: 'a-1', refusal: null, done: 2 });
});
