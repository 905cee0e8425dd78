import { expect, test } from 'vitest';
import { scene } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';

test('PR-MOVE-01: the pebble advances by the roll', () => {
  scene(box, { seats: 2 }, { pebbles: [3, 0] })
    .dice(6)
    .play(0, { type: 'roll' })
    .shows({ pebbles: [9, 0] });
});

test('PR-MOVE-02: a roll sends the pebble it meets back to the start, and no other', () => {
  scene(box, { seats: 3 }, { pebbles: [3, 5, 6] })
    .dice(2)
    .play(0, { type: 'roll' })
    .shows({ pebbles: [5, 0, 6] });
});

test('PR-END-01, PR-MOVE-01: the first pebble on the last square wins, and nobody goes beyond it', () => {
  const table = scene(box, { seats: 2 }, { pebbles: [12, 14] });
  table
    .dice(6)
    .play(0, { type: 'roll' })
    .ends('arrived')
    .shows({ pebbles: [15, 14] });
  expect(table.m.outcome?.scores).toEqual([1, 0]);
});

test('PR-END-01: one square before the last the match goes on', () => {
  scene(box, { seats: 2 }, { pebbles: [12, 0] })
    .dice(2)
    .play(0, { type: 'roll' })
    .asks('turn/choose', 1)
    .shows({ pebbles: [14, 0] });
});
