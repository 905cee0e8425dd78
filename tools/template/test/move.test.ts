import { expect, test } from 'vitest';
import { table } from './table.ts';

test('PR-MOVE-01: the pebble advances by the roll', () => {
  table(2, { pebbles: [3, 0] })
    .dice(6)
    .play(0, { type: 'roll' })
    .shows({ pebbles: [9, 0] });
});

test('PR-MOVE-02: a roll sends the pebble it meets back to the start, and no other', () => {
  table(3, { pebbles: [3, 5, 6] })
    .dice(2)
    .play(0, { type: 'roll' })
    .shows({ pebbles: [5, 0, 6] });
});

test('PR-END-01, PR-MOVE-01: the first pebble on the last square wins, and nobody goes beyond it', () => {
  const laid = table(2, { pebbles: [12, 14] });
  laid
    .dice(6)
    .play(0, { type: 'roll' })
    .ends('arrived')
    .shows({ pebbles: [15, 14] });
  expect(laid.m.outcome?.scores).toEqual([1, 0]);
});

test('PR-END-01: one square before the last the match goes on', () => {
  table(2, { pebbles: [12, 0] })
    .dice(2)
    .play(0, { type: 'roll' })
    .asks('turn/choose', 1)
    .shows({ pebbles: [14, 0] });
});
