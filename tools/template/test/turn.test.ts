import { expect, test } from 'vitest';
import { scene } from '../../../engine/testing/scene.ts';
import { preview } from '../../../engine/match.ts';
import { box } from '../index.ts';

const two = { seats: 2 };

test('PR-TURN-01: the seats take turns, and the last is followed by the first', () => {
  scene(box, two, { turn: 0 })
    .dice(1, 2)
    .asks('turn/choose', 0)
    .play(0, { type: 'roll' })
    .asks('turn/choose', 1)
    .play(1, { type: 'roll' })
    .asks('turn/choose', 0)
    .shows({ turn: 0 });
});

test('PR-TURN-02: one rolls or plays a card of the hand, two equal cards being one choice', () => {
  scene(box, two, { pebbles: [1, 0], hands: [['leap', 'leap'], ['stride']] })
    .offers(0, { type: 'roll' }, { type: 'play', card: 'leap' })
    .refuses(0, { type: 'play', card: 'stride' }, 'PR-TURN-02')
    .refuses(1, { type: 'roll' }, 'PR-TURN-02');
});

test('PR-TURN-02: the host may choose a die with four sides', () => {
  const four = scene(box, { seats: 2, options: { die: 4 } }, { pebbles: [3, 0] });
  expect(preview(four.m, 0, { type: 'roll' })).toEqual({ from: 4, to: 7 });
});

test('PR-TURN-03: a played card is discarded and moves the pebble by its number', () => {
  scene(box, two, { hands: [['stride', 'leap'], []], stack: ['stroll'] })
    .play(0, { type: 'play', card: 'stride' })
    .shows({ pebbles: [4, 0], discard: ['stride'] });
});

test('PR-TURN-04: a card may not bring a pebble to an occupied square, except beyond the start', () => {
  const hands = [['stride', 'leap'], []];
  scene(box, two, { hands, pebbles: [0, 4] })
    .offers(0, { type: 'roll' }, { type: 'play', card: 'leap' })
    .refuses(0, { type: 'play', card: 'stride' }, 'PR-TURN-04');
  scene(box, two, { hands, pebbles: [0, 3] }).allows(0, { type: 'play', card: 'stride' });
});

test('PR-TURN-05: the hand is filled up from the stack, and only its owner sees the card', () => {
  const table = scene(box, two, { hands: [['stride', 'leap'], []], stack: ['stroll'] });
  table.play(0, { type: 'play', card: 'stride' }).shows({ hands: [['leap', 'stroll'], []] });
  expect(table.events('drew')).toEqual([{ type: 'drew', seat: 0, card: null }]);
});

test('PR-TURN-05: nothing is drawn from an empty stack', () => {
  const discard = ['stroll', 'stroll', 'stroll', 'stroll', 'stride', 'stride', 'stride', 'leap', 'leap', 'leap'];
  scene(box, two, { hands: [['stride', 'leap'], []], discard })
    .play(0, { type: 'play', card: 'stride' })
    .shows({ hands: [['leap'], []], stack: [] });
});
