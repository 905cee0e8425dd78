import { expect, test } from 'vitest';
import type { Entered } from '../requests.ts';
import { Unpacking, nothingPacked, pack } from '../packing.ts';

const usual: Entered = {
  refusal: null,
  n: 7,
  clock: 1234.5,
  paused: false,
  due: null,
  asked: [1],
  step: 'turn/move',
  outcome: null,
  kept: '{"counted":7}',
  save: null,
  texts: ['{"é":"🎲"}', ''],
};

test('what is packed is unpacked, one after another', () => {
  const all: Entered[] = [
    usual,
    { ...usual, n: 8, paused: true, due: 0, asked: [], step: null, save: '{}', texts: [] },
    {
      ...usual,
      n: 9,
      due: 99,
      asked: [3, 0, 11],
      outcome: { reason: 'won', scores: [1, 0] },
      texts: ['a', 'bb', 'ccc'],
    },
  ];
  const packed = nothingPacked();
  all.forEach((entered, i) => pack(packed, 100 + i, entered));
  const found = [];
  for (const unpacking = new Unpacking(packed); !unpacking.isDone; ) found.push(unpacking.next());
  expect(found).toEqual(all.map((entered, i) => ({ id: 100 + i, entered })));
});
